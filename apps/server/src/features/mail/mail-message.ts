import type { EnergyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'

/** At an absolute address; the sizes are those of its display. */
export interface MailImage {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface MailItem {
  readonly name: string
  /** Smaller, below the name. */
  readonly details: readonly string[]
  readonly image?: MailImage | undefined
  readonly quantity: string
  readonly amount: string
  /** Beside the amount; its address is absolute. */
  readonly energy?: EnergyMark | undefined
}

export interface MailProduct {
  readonly name: string
  readonly details: readonly string[]
  readonly image?: MailImage | undefined
  readonly url: string
  readonly price?: string | undefined
  /** Smaller, below the price. */
  readonly priceNote?: string | undefined
  /** Beside the price; its address is absolute. */
  readonly energy?: EnergyMark | undefined
}

export interface MailLink {
  readonly text: string
  readonly url: string
}

export interface MailArticle {
  readonly heading: string
  readonly text: string
  readonly image?: MailImage | undefined
  readonly link: MailLink
}

export interface MailSum {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean | undefined
}

export interface MailColumn {
  readonly heading: string
  readonly lines: readonly string[]
}

/** The parts of a mail. To add one: a row here, its markup in mail-part-html, its text in mail-plain. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** A few in one line. */
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  /** Side by side where there is room. */
  | { readonly kind: 'products'; readonly products: readonly MailProduct[] }
  | ({ readonly kind: 'article' } & MailArticle)
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'goods'; readonly goods: readonly MailItem[] }
  | ({ readonly kind: 'product' } & MailProduct)
  | { readonly kind: 'sums'; readonly sums: readonly MailSum[] }
  /** Side by side, such as two addresses. */
  | { readonly kind: 'columns'; readonly columns: readonly [MailColumn, MailColumn] }
  /** What the reader looks for first, set apart: when it comes, and what happens until then. */
  | {
      readonly kind: 'next'
      readonly label: string
      readonly text: string
      readonly heading: string
      readonly steps: readonly string[]
    }

export interface AppendixPart {
  readonly kind: 'heading' | 'text' | 'point'
  readonly text: string
}

/** A document that the reader keeps: sent as PDF, and part of the plain text. */
export interface MailAppendix {
  readonly title: string
  readonly language: MarketLanguage
  readonly fileName: string
  readonly parts: readonly AppendixPart[]
}

/** A mail as data: HTML and plain text are made from the same, so that both are always complete. */
export interface MailMessage {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  /** Between the logo and the text, as wide as the mail. */
  readonly picture?: MailImage | undefined
  readonly parts: readonly MailPart[]
  readonly appendix?: MailAppendix | undefined
  /** For optional mails such as newsletters. */
  readonly unsubscribe?: { readonly text: string; readonly url: string }
  /** Where the reader chooses what is sent. */
  readonly preferences?: { readonly text: string; readonly url: string }
}
