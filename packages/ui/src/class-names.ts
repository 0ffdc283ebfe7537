/** Of these the ones that are there: what a brand has not chosen has no class. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
