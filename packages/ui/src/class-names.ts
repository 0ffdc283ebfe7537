/** Joins the defined classes: variants that a brand has not chosen have none. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
