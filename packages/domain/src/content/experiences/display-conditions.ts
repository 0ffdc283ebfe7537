import { z } from 'zod'
import { savedPercent } from '../../catalog/card-badges.ts'

export const DEVICE_VISIBILITIES = ['all', 'mobile', 'desktop'] as const
export type DeviceVisibility = (typeof DEVICE_VISIBILITIES)[number]

const name = z.string().trim().min(1)
/** In the market's currency with VAT, with or without decimals. */
const amount = z.number().positive()

/** When a block is shown; all given conditions must hold. Their meaning: docs/decisions/0016-display-conditions.md. */
export const displayConditionsContent = z.strictObject({
  deviceVisibility: z.enum(DEVICE_VISIBILITIES).optional(),
  /** Only while an automated reduction of the product runs. `false` means no condition. */
  showIfGadIsActiveOnCurrentProduct: z.boolean().optional(),
  /** Minimum price of the product. */
  priceCutoff: amount.optional(),
  /** Minimum saving in whole per cent of the reference price, as on the badge. */
  discountPercentage: z.number().int().min(1).max(100).optional(),
  /** Minimum saving from the reference price. */
  discountAmount: amount.optional(),
  /** `true`: reduced products; `false`: products at full price. */
  hasDiscount: z.boolean().optional(),
  /** The name or key of the product's category, or of one above it. */
  categoryName: name.optional(),
  series: name.optional(),
  supplier: name.optional(),
  /** The product brand; products without one count as the shop's own. */
  brandName: name.optional(),
  /** The chosen variant is one of these. */
  validSkuList: z.array(name).min(1).max(500).optional(),
})
export type DisplayConditions = z.infer<typeof displayConditionsContent>

/** What a page is about, by all its names. A page without a product has no price and no SKU. */
export interface DisplaySubject {
  /** Of its category and of all above it. */
  readonly categoryNames?: readonly string[] | undefined
  readonly seriesNames?: readonly string[] | undefined
  readonly supplierNames?: readonly string[] | undefined
  readonly brandNames?: readonly string[] | undefined
  readonly sku?: string | undefined
  readonly price?: SubjectPrice | undefined
}

export interface SubjectPrice {
  readonly currentMinor: number
  /** The legal reference price, if the price is reduced. */
  readonly referenceMinor: number | undefined
  readonly isAutomated: boolean
}

/** A block as seen by a project's own rule. */
interface CheckedBlock {
  readonly id: string
  readonly componentName: string
}

/**
 * A project's own rule, called for each block whose conditions hold. Pages are cached for all visitors, so it sees the
 * page but never the visitor.
 */
export type DisplayHook = (
  block: CheckedBlock,
  page: { readonly brand: string; readonly market: string; readonly subject: DisplaySubject },
) => 'show' | 'hide'

/** The device is known where the page is rendered, all else where it is built. */
type SubjectCondition = Exclude<keyof DisplayConditions, 'deviceVisibility'>
type Rules = {
  readonly [Field in SubjectCondition]-?: (
    wanted: NonNullable<DisplayConditions[Field]>,
    subject: DisplaySubject,
  ) => boolean
}

const minorOf = (amountInCrowns: number) => Math.round(amountInCrowns * 100)
const spelled = (text: string) => text.trim().toLowerCase()
const isCalled = (wanted: string, names: readonly string[] | undefined) =>
  names?.some((each) => spelled(each) === spelled(wanted)) ?? false
const savedMinor = ({ currentMinor, referenceMinor = currentMinor }: SubjectPrice) =>
  Math.max(referenceMinor - currentMinor, 0)

const RULES: Rules = {
  showIfGadIsActiveOnCurrentProduct: (isWanted, { price }) => !isWanted || price?.isAutomated === true,
  priceCutoff: (least, { price }) => price !== undefined && price.currentMinor >= minorOf(least),
  discountPercentage: (least, { price }) =>
    price?.referenceMinor !== undefined && savedPercent(price.currentMinor, price.referenceMinor) >= least,
  discountAmount: (least, { price }) => price !== undefined && savedMinor(price) >= minorOf(least),
  hasDiscount: (isWanted, { price }) => price !== undefined && savedMinor(price) > 0 === isWanted,
  categoryName: (wanted, { categoryNames }) => isCalled(wanted, categoryNames),
  series: (wanted, { seriesNames }) => isCalled(wanted, seriesNames),
  supplier: (wanted, { supplierNames }) => isCalled(wanted, supplierNames),
  brandName: (wanted, { brandNames }) => isCalled(wanted, brandNames),
  validSkuList: (skus, { sku }) => sku !== undefined && isCalled(sku, skus),
}
const FIELDS = Object.keys(RULES) as readonly SubjectCondition[]

/** Whether the page's subject meets all conditions. Unknown facts do not. */
export function meetsConditions(conditions: DisplayConditions | undefined, subject: DisplaySubject): boolean {
  return FIELDS.every((field) => {
    const wanted = conditions?.[field]
    // TypeScript can't see that each field's rule takes that field's type.
    const rule = RULES[field] as (wanted: unknown, subject: DisplaySubject) => boolean
    return wanted === undefined || rule(wanted, subject)
  })
}
