/** The zephyr: a breath of wind that is also the first letter of the Bulgarian name. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M7 12.5C11 6.5 26 4.5 27.5 11.5 28.8 17.5 20 19 15 19" stroke="currentColor" strokeWidth="4.6" />
      <path d="M15 19C24 18 33.5 20 33 26.5 32.4 34.5 15 37 5 29.5" stroke="currentColor" strokeWidth="4.6" />
      <circle cx="34" cy="9" r="3.6" fill="var(--secondary)" />
    </svg>
  )
}
