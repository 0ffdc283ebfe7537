import { z } from 'zod'
import { savedPercent } from '../catalog/card-badges.ts'

export const DEVICE_VISIBILITIES = ['all', 'mobile', 'desktop'] as const
export type DeviceVisibility = (typeof DEVICE_VISIBILITIES)[number]

const name = z.string().trim().min(1)
/** Whole crowns or with their hundredths, in the currency of the market, with VAT. */
const amount = z.number().positive()

/** When a block is shown; all that are given must hold. What each means: docs/decisions/0016-display-conditions.md. */
export const displayConditionsContent = z.strictObject({
  deviceVisibility: z.enum(DEVICE_VISIBILITIES).optional(),
  /** Only while an automated reduction of the product runs. `false` asks nothing. */
  showIfGadIsActiveOnCurrentProduct: z.boolean().optional(),
  /** The product costs at least this. */
  priceCutoff: amount.optional(),
  /** At least so many whole per cent below its reference price: what the badge says. */
  discountPercentage: z.number().int().min(1).max(100).optional(),
  /** At least so much below its reference price. */
  discountAmount: amount.optional(),
  /** `true`: reduced products; `false`: those that are not. */
  hasDiscount: z.boolean().optional(),
  /** The name or key of the product's category, or of one above it. */
  categoryName: name.optional(),
  series: name.optional(),
  supplier: name.optional(),
  /** Who makes it; what has no maker of its own is the shop's. */
  brandName: name.optional(),
  /** The chosen variant is one of these. */
  validSkuList: z.array(name).min(1).max(500).optional(),
})
export type DisplayConditions = z.infer<typeof displayConditionsContent>

/** What a page is about, by all the names it goes by. A page that is about no product knows no price and no sku. */
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
  /** The lawful reference, where the price is reduced. */
  readonly referenceMinor: number | undefined
  readonly isAutomated: boolean
}

/** A block as a project's own rule sees it. */
interface JudgedBlock {
  readonly id: string
  readonly componentName: string
}

/**
 * A project's own rule, asked of each block whose conditions hold. A page is kept for all its visitors, so the rule
 * knows the page and never who looks at it.
 */
export type DisplayHook = (
  block: JudgedBlock,
  page: { readonly brand: string; readonly market: string; readonly subject: DisplaySubject },
) => 'show' | 'hide'

/** The device is known where the page is drawn, all else where it is made. */
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

/** Whether all that the conditions ask of the page's subject is so. What is not known of it is not so. */
export function meetsConditions(conditions: DisplayConditions | undefined, subject: DisplaySubject): boolean {
  return FIELDS.every((field) => {
    const wanted = conditions?.[field]
    // The table has a rule for each field that takes what this very field holds.
    const rule = RULES[field] as (wanted: unknown, subject: DisplaySubject) => boolean
    return wanted === undefined || rule(wanted, subject)
  })
}
