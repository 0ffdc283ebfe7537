import type { ImageRef } from '../image/image-ref.ts'
import type { EnergyMark } from '../law/energy/energy-mark.ts'
import type { Amount } from '../money/money.ts'
import type { UnitPrice } from '../pricing/unit-price.ts'
import type { StockStatus } from '../stock/stock-status.ts'
import type { StressFactor } from '../stock/stress-factor.ts'

export interface Price {
  readonly current: Amount
  readonly regular: Amount
  readonly lowestPrevious?: Amount
  readonly lowestPreviousDate?: string
  /** The list price, if it is above the current one. */
  readonly originalPrice?: Amount
  readonly viewData: { readonly showRedPrice: boolean }
  /** Of a light source: stands wherever the price does. */
  readonly energy?: EnergyMark | undefined
  /** Of what is sold by measure: stands wherever the price does. */
  readonly unitPrice?: UnitPrice | undefined
}

/** An additional price: for members. */
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
  /** Days until a piece ordered today arrives; only for back orders. */
  readonly backOrderDays?: number | undefined
  /** The most important urgency claim that the recorded facts support. */
  readonly stressFactor?: StressFactor | undefined
  readonly priceBadge?: PriceBadge | undefined
  /** The new badges, shown with `useNewBadges`; they include the price badge. */
  readonly badges: readonly PriceBadge[]
}

/** What a listing shows of a product. */
export interface ProductCard {
  readonly productKey: string
  /** The variant of the card's price, stock and cart button. */
  readonly currentSku: string
  readonly displayName: string
  readonly subtitle: string
  readonly url: string
  /** Identifies this impression for the personalisation service. */
  readonly ticket: string
  /** Set for packages: added to the cart or a list with its default choices. */
  readonly packageKey?: string | undefined
  /** What it is: sofa, pendant, rug. */
  readonly family: string
  /** Names from the top down, for analytics. */
  readonly categories: readonly string[]
  readonly images: readonly ImageRef[]
  readonly price: Price
  readonly priceLabel?: PriceLabel | undefined
  /** Its sizes have different prices: the shown one is the lowest that can be bought. */
  readonly variantPriceDiffers: boolean
  readonly lowest30DaysPrice?: Amount | undefined
  readonly labels: readonly CardLabel[]
  readonly siblings: readonly Sibling[]
  readonly siblingsAmount: number
  /** 1 to 5 stars; absent without reviews. */
  readonly rating?: number | undefined
  readonly ratingCount: number
  readonly variants: readonly Variant[]
}
