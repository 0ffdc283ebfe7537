import type { Currency } from '../../market/market.ts'
import type { MoneyBack } from '../returns/money-back.ts'
import type { ReturnKind } from '../returns/return-states.ts'
import type { WithdrawalNext } from './withdrawal-receipt.ts'

export interface WithdrawnPart {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly refund: number
}

/** What happens after a withdrawal, in decimal amounts with VAT. */
export interface WithdrawalOutcome {
  readonly currency: Currency
  readonly lines: readonly WithdrawnPart[]
  readonly goods: number
  readonly delivery: number
  readonly total: number
  /** How the total is refunded. */
  readonly money: MoneyBack
  readonly next: WithdrawalNext
  readonly rule: ReturnKind
  readonly sendBackBy?: string | undefined
  readonly refundBy: string
}
