/** What a marker says of a hotel's best offer: display currency and price value, as the specification (section 2) has it. */
export function markerLabel(price: { display_currency: string; value: string }): string {
  return `${price.display_currency}\u00a0${price.value}`
}
