import type { ImageRef } from '../image/image-ref.ts'
import type { Amount } from '../money/money.ts'

export interface Price {
  readonly current: Amount
  readonly regular: Amount
  readonly lowestPrevious?: Amount
  readonly lowestPreviousDate?: string
  readonly originalPrice?: Amount
  readonly viewData: { readonly showRedPrice: boolean }
}

export interface Sibling {
  readonly productKey: string
  readonly subtitle: string
  readonly fabricColor: string
  readonly images: readonly ImageRef[]
}

/** What a listing shows of a product. */
export interface ProductCard {
  readonly productKey: string
  readonly currentSku: string
  readonly displayName: string
  readonly subtitle: string
  readonly url: string
  readonly images: readonly ImageRef[]
  readonly price: Price
  readonly siblings: readonly Sibling[]
  readonly siblingsAmount: number
}
