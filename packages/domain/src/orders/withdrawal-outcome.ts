import type { Currency } from '../market/market.ts'
import type { WithdrawalNext } from './withdrawal-receipt.ts'

export interface WithdrawnPart {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly refund: number
}

/** What follows from a withdrawal, in decimal amounts with VAT. */
export interface WithdrawalOutcome {
  readonly currency: Currency
  readonly lines: readonly WithdrawnPart[]
  readonly goods: number
  readonly delivery: number
  readonly total: number
  readonly next: WithdrawalNext
  readonly sendBackBy?: string | undefined
  readonly refundBy: string
}
