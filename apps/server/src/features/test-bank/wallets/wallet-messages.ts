import { checkoutComMessage } from './checkout-com/checkout-com-message.ts'
import { klarnaMessage } from './klarna/klarna-message.ts'
import { swishMessage } from './swish/swish-message.ts'
import { vippsMessage } from './vipps/vipps-message.ts'
import type { WalletKeys } from './wallet-keys.ts'
import type { Wallet, WalletEvent } from './wallet-steps.ts'
import type { WalletPayment } from './wallet-tables.ts'

export interface WalletMessageFacts {
  readonly payment: WalletPayment
  readonly event: WalletEvent
  readonly keys: WalletKeys
  readonly host: string
  readonly now: Date
  readonly isForged: boolean
}

/** What a provider sends to the shop. */
export interface WalletMessage {
  /** Path and query in the shop. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Undefined for an event that the protocol does not tell of. */
export type MakeWalletMessage = (facts: WalletMessageFacts) => WalletMessage | undefined

export const WALLET_MESSAGES: Readonly<Record<Wallet, MakeWalletMessage>> = {
  vipps: vippsMessage,
  swish: swishMessage,
  klarna: klarnaMessage,
  'checkout-com': checkoutComMessage,
}
