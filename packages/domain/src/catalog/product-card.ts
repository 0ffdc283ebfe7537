import type { ImageRef } from '../image/image-ref.ts'
import type { Amount } from '../money/money.ts'
import type { StockStatus } from '../stock/stock-status.ts'
import type { StressFactor } from '../stock/stress-factor.ts'

export interface Price {
  readonly current: Amount
  readonly regular: Amount
  readonly lowestPrevious?: Amount
  readonly lowestPreviousDate?: string
  /** The list price, where it is above the current one. */
  readonly originalPrice?: Amount
  readonly viewData: { readonly showRedPrice: boolean }
}

/** A price beside the price: what members pay. */
export interface PriceLabel {
  readonly label: string
  readonly reducedPrice?: Amount
  readonly specialPrice?: Amount
}

/** The same design in another colour. */
export interface Sibling {
  readonly productKey: string
  readonly subtitle: string
  readonly fabricColor: string
  readonly url: string
  readonly images: readonly ImageRef[]
}

export interface PriceBadge {
  readonly label: string
  readonly theme: 'save' | 'new' | 'club' | 'label'
  readonly attribute: string
}

export interface CardLabel {
  readonly text: string
  readonly description: string
  readonly labelType: string
}

export interface Variant {
  readonly sku: string
  readonly isBuyable: boolean
  readonly stockStatus: StockStatus
  readonly soldInGroupsOf: number
  /** Days until a piece that is ordered today arrives; only for what is ordered back. */
  readonly backOrderDays?: number | undefined
  /** What may be said of its haste, first things first; only where the facts bear it out. */
  readonly stressFactor?: StressFactor | undefined
  readonly priceBadge?: PriceBadge | undefined
  /** The new badges, shown with `useNewBadges`; the price badge stands among them. */
  readonly badges: readonly PriceBadge[]
}

/** What a listing shows of a product. */
export interface ProductCard {
  readonly productKey: string
  /** The variant that the card's price, stock and cart button speak of. */
  readonly currentSku: string
  readonly displayName: string
  readonly subtitle: string
  readonly url: string
  /** Names this showing of the product to the personalisation service. */
  readonly ticket: string
  /** Set when it is a package: what is put into the cart or a list with its first choices. */
  readonly packageKey?: string | undefined
  /** What it is: sofa, pendant, rug. */
  readonly family: string
  readonly images: readonly ImageRef[]
  readonly price: Price
  readonly priceLabel?: PriceLabel | undefined
  /** Its sizes have different prices: the shown one is the lowest that can be bought. */
  readonly variantPriceDiffers: boolean
  readonly lowest30DaysPrice?: Amount | undefined
  readonly labels: readonly CardLabel[]
  readonly siblings: readonly Sibling[]
  readonly siblingsAmount: number
  /** 1 to 5 stars; absent while nobody has reviewed it. */
  readonly rating?: number | undefined
  readonly ratingCount: number
  readonly variants: readonly Variant[]
}
