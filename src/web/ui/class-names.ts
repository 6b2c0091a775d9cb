/** Joins the class names that are present: `joinClasses(styles.card, active && styles.active)`. */
export function joinClasses(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
