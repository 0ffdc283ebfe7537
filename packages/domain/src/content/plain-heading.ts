/** A heading's words for where there is no emphasis: the name of a group, a breadcrumb, a title. */
export function plainHeading(text: string | undefined): string {
  return text?.replaceAll('*', '') ?? ''
}
