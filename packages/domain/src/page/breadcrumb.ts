export interface Breadcrumb {
  readonly name: string
  readonly url: string
}
