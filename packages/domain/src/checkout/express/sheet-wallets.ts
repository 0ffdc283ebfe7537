import type { Currency } from '../../market/market.ts'

/**
 * Wallets whose sheet the browser opens (Payment Request). It answers with a token of a card and with who buys. They are
 * offered on the page before a wallet alone, and only where the browser has them.
 */
export const SHEET_WALLETS = ['applePay', 'googlePay'] as const
export type SheetWallet = (typeof SHEET_WALLETS)[number]

export const isSheetWallet = (written: string | null | undefined): written is SheetWallet =>
  SHEET_WALLETS.some((each) => each === written)

/** Written so in every language. */
export const SHEET_NAMES: Readonly<Record<SheetWallet, string>> = { applePay: 'Apple Pay', googlePay: 'Google Pay' }

/** As Payment Request names them. */
export const SHEET_METHODS: Readonly<Record<SheetWallet, string>> = {
  applePay: 'https://apple.com/apple-pay',
  googlePay: 'https://google.com/pay',
}

/** What a browser needs to open the sheet of one of them. */
export interface SheetOffer {
  readonly wallet: SheetWallet
  /** As the wallet's own documentation has it: the browser passes it on. */
  readonly data: Readonly<Record<string, unknown>>
}

/** What the page knows of them. `isPlayed`: the demo's sheet stands in for the browser's; never in production. */
export interface SheetOffers {
  readonly currency: Currency
  /** Whom the sheet names as the seller. */
  readonly label: string
  readonly offers: readonly SheetOffer[]
  readonly isPlayed: boolean
}

/** Where the demo's sheet asks for the token that a wallet would make. */
export const PLAYED_SHEET_PATH = '/bank/sheet'
