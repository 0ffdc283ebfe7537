import type { Block } from '../content/block.ts'

export interface Breadcrumb {
  readonly name: string
  readonly url: string
}

/** Any page that an editor builds from blocks. */
export interface BlocksModel {
  readonly heading?: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly blocks: readonly Block[]
}

export interface ErrorModel {
  readonly status: number
}

/**
 * Page name → model. To add a page type:
 * 1. name it here with its model; 2. add its builder in server/pages/page-builders;
 * 3. add its view in web/pages/page-registry; the compiler names what is missing.
 */
export interface PageModels {
  StartPage: BlocksModel
  EditorialPage: BlocksModel
  ContentNotFoundPage: BlocksModel
  ErrorPage: ErrorModel
}
