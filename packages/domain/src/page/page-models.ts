import type { PAGE_SIZE } from '../catalog/listing-query.ts'
import type { ProductCard } from '../catalog/product-card.ts'
import type { Block } from '../content/block.ts'
import type { ImageRef } from '../image/image-ref.ts'

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

export interface ListingModel {
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly image?: ImageRef | undefined
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: typeof PAGE_SIZE
}

export interface Measurement {
  readonly kind: 'width' | 'depth' | 'height' | 'weight'
  readonly value: number
}

export interface ProductModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly product: ProductCard
  readonly series: string
  readonly colourName: string
  readonly measurements: readonly Measurement[]
  /** The same design in its other colours, this one included. */
  readonly siblingLinks: readonly { readonly productKey: string; readonly name: string; readonly url: string }[]
  readonly related: readonly ProductCard[]
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
  CategoryPage: ListingModel
  RoomPage: ListingModel
  RoomsPage: BlocksModel
  ProductPage: ProductModel
  EditorialPage: BlocksModel
  ContentNotFoundPage: BlocksModel
  ErrorPage: ErrorModel
}
