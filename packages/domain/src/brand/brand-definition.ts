import type { Veil } from '../content/checks/words-on-picture.ts'
import type { PatternLook } from '../content/patterns/page-patterns.ts'
import type { MarketKey, MarketLanguage } from '../market/market.ts'
import type { OwnReturn } from '../orders/returns/return-right.ts'
import type { BrandKey } from './brand-key.ts'
import type { MailLook } from './mail-look.ts'

/** What the server needs to know of a brand. Its looks are in its storefront. */
export interface BrandDefinition {
  readonly key: BrandKey
  readonly name: string
  readonly homeMarket: MarketKey
  /** Every market the brand sells in, the home market first. */
  readonly markets: readonly MarketKey[]
  /** Which of a room's images suits the brand. */
  readonly roomMood: 'light' | 'dark'
  readonly organisation: {
    readonly legalName: string
    readonly email: string
    readonly phone: string
    /** Lines of the postal address. */
    readonly address: readonly string[]
    /** With its name in the home country: `CVR-nr. 00 00 00 10`. */
    readonly companyNumber: string
  }
  /** The brand's own returns policy beyond the legal period; absent if there is none. */
  readonly ownReturn?: OwnReturn | undefined
  readonly mailLook: MailLook
  /** Where words of a hero stand on its picture, on wide screens: with what is drawn between them. Absent: they have a ground. */
  readonly wordsOnPictures?: { readonly veil?: Veil } | undefined
  /** In the brand's own words: pages that are sent when the shop can't make another. */
  readonly standaloneHeadings?:
    | Partial<
        Readonly<
          Record<'busy' | 'full' | 'tooMany' | 'failed' | 'leading', Partial<Readonly<Record<MarketLanguage, string>>>>
        >
      >
    | undefined
  /** The family that `fonts/picture-font.ttf` names: for pictures with words. */
  readonly pictureFont: string
  /** What new pages of the studio begin with; the ordinary ones when absent. */
  readonly pagePatterns?: PatternLook | undefined
}
