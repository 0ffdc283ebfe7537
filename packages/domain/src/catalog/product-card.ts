import type { ImageRef } from '../image/image-ref.ts'
import type { Amount } from '../money/money.ts'
import type { StockStatus } from '../stock/stock-status.ts'

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

export interface PriceBadge {
  readonly label: string
  readonly theme: 'save' | 'new'
  readonly attribute: string
}

export interface Variant {
  readonly sku: string
  readonly isBuyable: boolean
  readonly stockStatus: StockStatus
  readonly soldInGroupsOf: number
  /** Days until a piece that is ordered today arrives; only for what is ordered back. */
  readonly backOrderDays?: number | undefined
  readonly priceBadge?: PriceBadge | undefined
  readonly badges: readonly PriceBadge[]
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
  /** 1 to 5 stars; absent while nobody has reviewed it. */
  readonly rating?: number | undefined
  readonly ratingCount: number
  readonly variants: readonly Variant[]
}
