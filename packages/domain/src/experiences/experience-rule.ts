import type { WidthClass } from '../device/width-class.ts'
import type { MarketKey } from '../market/market.ts'
import type { CART_VALUE_STEPS, CustomerGroup } from './visitor-traits.ts'

/** What the block itself is called among its variants. */
export const CONTROL = 'control'

type CartValue = (typeof CART_VALUE_STEPS)[number]

/** Whom a variant is for; all given conditions must hold. Market and device are known of everybody. */
export interface Audience {
  readonly markets?: readonly MarketKey[] | undefined
  readonly devices?: readonly WidthClass[] | undefined
  readonly visitor?: 'new' | 'returning' | undefined
  readonly customerGroups?: readonly CustomerGroup[] | undefined
  /** This category, or a product of it, was looked at lately. */
  readonly viewedCategory?: string | undefined
  /** In the market's currency. */
  readonly cartValueFrom?: CartValue | undefined
  readonly cartValueBelow?: CartValue | undefined
}

/** An experience without its blocks: all that is needed to choose. */
export interface ExperienceRule {
  readonly key: string
  /** An experiment splits its audience by weight; a personalisation gives its variant to all of it. */
  readonly kind: 'experiment' | 'personalisation'
  readonly audience?: Audience | undefined
  /** The share of the block itself, in an experiment. */
  readonly controlWeight: number
  readonly variants: readonly { readonly key: string; readonly weight: number }[]
}
