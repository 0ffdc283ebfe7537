/** A heading without emphasis: for group names, breadcrumbs and titles. */
export function plainHeading(text: string | undefined): string {
  return text?.replaceAll('*', '') ?? ''
}
