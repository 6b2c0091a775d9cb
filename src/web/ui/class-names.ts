/** Joins the class names that are present: `joinClasses(styles.card, active && styles.active)`. */
export function joinClasses(...names: (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined = joined === '' ? name : `${joined} ${name}`
  return joined
}
