import type { Price, ProductCard } from '../../catalog/product-card.ts'
import type { TrackingProductInformation } from '../../catalog/tracking-product-information.ts'
import type { Block } from '../../content/blocks/block.ts'
import type { DeliveryPromise } from '../../delivery/delivery-promise.ts'
import type { ImageRef } from '../../image/image-ref.ts'
import type { MeasuredBox } from '../../image/picture-place.ts'
import type { ShownEnergy } from '../../law/energy/energy-texts.ts'
import type { DurabilityLabel } from '../../law/guarantee/durability-label.ts'
import type { ShownRecall } from '../../law/recall-record.ts'
import type { ShownContact } from '../../law/shown-contact.ts'
import type { ShownModel } from '../../models-3d/ar-links.ts'
import type { Amount } from '../../money/money.ts'
import type { QuestionSummary } from '../../questions/product-question.ts'
import type { ReviewSummary } from '../../reviews/review.ts'
import type { StockStatus } from '../../stock/stock-status.ts'
import type { Breadcrumb } from '../breadcrumb.ts'
import type { MeasurementKind } from './measurement-kinds.ts'

/** In centimetres; the weight in kilograms. */
export interface Measurement {
  readonly kind: MeasurementKind
  readonly value: number
}

export const DOCUMENT_KINDS = ['assembly', 'care', 'safety', 'warranty'] as const
export interface ProductDocument {
  readonly kind: (typeof DOCUMENT_KINDS)[number]
  readonly title: string
  readonly url: string
  readonly bytes: number
}

/** Another size or configuration of the same product, with its own address. */
export interface VariantOption {
  readonly sku: string
  readonly name: string
  readonly url: string
  readonly isCurrent: boolean
  readonly price: Price
  readonly stockStatus: StockStatus
  readonly isBuyable: boolean
}

export interface StoreStock {
  readonly storeKey: string
  /** The store's page, if the storefront has one. */
  readonly url?: string | undefined
  readonly name: string
  readonly city: string
  readonly status: StockStatus
  /** The stock there, if it is low. */
  readonly available?: number | undefined
  readonly isOnShow?: boolean | undefined
}

export interface PackageChoice {
  readonly sku: string
  readonly productKey: string
  readonly title: string
  readonly subtitle: string
  readonly url: string
  readonly image?: ImageRef | undefined
  /** The price difference of this choice, for all pieces of the part. */
  readonly difference: Amount
  /** How many packages the stock of this choice is enough for. */
  readonly available: number
  readonly backOrderDays?: number | undefined
}

export interface PackagePart {
  readonly partKey: string
  readonly title: string
  readonly quantity: number
  /** The first is included in the package's price. */
  readonly choices: readonly PackageChoice[]
}

export interface ProductPackage {
  readonly packageKey: string
  readonly parts: readonly PackagePart[]
  /** The default choices bought separately, at today's prices. */
  readonly separatePrice: Amount
}

export interface PriceGuarantee {
  readonly heading: string
  /** Sanitised HTML. */
  readonly html: string
  readonly url: string
}

/** Accessories beside the buy button. */
export const MAX_ACCESSORIES = 3

/** Who answers for it, what it is, and what to beware of. */
export interface ProductSafety {
  readonly warnings: readonly string[]
  readonly modelCode: string
  readonly manufacturer?: ShownContact | undefined
  /** In the EU, where the manufacturer is outside it. */
  readonly responsible?: ShownContact | undefined
}

export interface ProductModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly product: ProductCard
  readonly currentSku: string
  readonly ticket: string
  /** Whether the template shows the urgency strip. */
  readonly showStressFactor: boolean
  readonly showPageViews: boolean
  /** When an automated reduction ends. */
  readonly automatedDiscountPriceCountdown?: string | undefined
  readonly trackingProductInformation: TrackingProductInformation
  readonly series?: { readonly name: string; readonly url: string } | undefined
  readonly productBrand?: { readonly name: string; readonly url: string } | undefined
  readonly colourName: string
  readonly materialName: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
  readonly care: string
  readonly assembly: string
  readonly safety: ProductSafety
  /** The producer's guarantee, where its label may be shown. */
  readonly durability?: (DurabilityLabel & { readonly guaranteeUrl: string }) | undefined
  /** What is said where something is made to the buyer's wishes: the product itself, or a part that can be chosen. */
  readonly toWish?: { readonly text: string; readonly skus: readonly string[] } | undefined
  /** Of its light source. */
  readonly energy?: ShownEnergy | undefined
  /** Absent if it was never recalled. */
  readonly recalls?: readonly ShownRecall[] | undefined
  readonly measurements: readonly Measurement[]
  /** In words: the door that it wants and its parcels, where somebody has said how it is packed; the way to the room plan. */
  readonly carried?: readonly { readonly name: string; readonly value: string; readonly url?: string }[] | undefined
  /** The door that it wants, in a sentence; absent where nobody has said how it is packed. */
  readonly throughDoor?: string | undefined
  /** Its straight view, on which width and height are drawn. */
  readonly measured?: (MeasuredBox & { readonly image: ImageRef }) | undefined
  /** In three dimensions, where the chosen variant has the model's measures. */
  readonly shape?: ShownModel | undefined
  readonly documents: readonly ProductDocument[]
  /** The same design in all its colours, including this one. */
  readonly siblingLinks: readonly {
    readonly productKey: string
    readonly name: string
    readonly colourName: string
    readonly url: string
  }[]
  /** Where samples of what it is made of are chosen. */
  readonly samplesUrl?: string | undefined
  readonly options: readonly VariantOption[]
  readonly package?: ProductPackage | undefined
  readonly delivery: DeliveryPromise
  readonly storeStock: readonly StoreStock[]
  readonly priceGuarantee?: PriceGuarantee | undefined
  readonly reviews: ReviewSummary
  /** Where all of them stand, and where one asks. */
  readonly questions: QuestionSummary & { readonly url: string }
  /** How reviews are known to be from buyers, in the owner's words. */
  readonly reviewOrigin?: string | undefined
  readonly seriesProducts: readonly ProductCard[]
  readonly accessories: readonly ProductCard[]
  readonly similar: readonly ProductCard[]
  /** Editors' blocks for this product, above and below its details. */
  readonly aboveDetails: readonly Block[]
  readonly belowDetails: readonly Block[]
}
