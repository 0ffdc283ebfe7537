import { RETURN_WAYS, type ReturnWay } from '../orders/returns/return-states.ts'

/** Why something comes back; the buyer need not say. */
export const RETURN_REASONS = ['regret', 'size', 'colour', 'notAsShown', 'damaged', 'wrongItem', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Field names of the form; each is followed by the line's id but `line` and `way`. */
export const RETURN_FIELDS = { line: 'line', quantity: 'quantity.', reason: 'reason.', way: 'way', key: 'key' } as const

export interface ReturnFormLine {
  readonly lineItemId: string
  readonly quantity: number
  readonly reason?: ReturnReason | undefined
}

export interface ReturnForm {
  readonly lines: readonly ReturnFormLine[]
  readonly way: ReturnWay
}

const MAX_LINES = 500

/** What follows a field's name, and the value. */
type OfLines = readonly (readonly [string, string])[]

interface SentReturn {
  readonly [RETURN_FIELDS.line]: readonly string[]
  readonly [RETURN_FIELDS.quantity]: OfLines
  readonly [RETURN_FIELDS.reason]: OfLines
  readonly [RETURN_FIELDS.way]: string
}

const valueOf = (fields: OfLines, lineItemId: string) => fields.find(([id]) => id === lineItemId)?.[1]

function lineOf(sent: SentReturn, lineItemId: string): ReturnFormLine {
  const written = valueOf(sent[RETURN_FIELDS.quantity], lineItemId) ?? '1'
  const given = valueOf(sent[RETURN_FIELDS.reason], lineItemId)
  const reason = RETURN_REASONS.find((each) => each === given)
  return { lineItemId, quantity: /^\d{1,6}$/.test(written) ? Number(written) : 0, ...(reason && { reason }) }
}

export function readReturnForm(sent: SentReturn): ReturnForm {
  const ids = [...new Set(sent[RETURN_FIELDS.line])].slice(0, MAX_LINES)
  const way = RETURN_WAYS.find((each) => each === sent[RETURN_FIELDS.way]) ?? 'parcel'
  return { lines: ids.map((id) => lineOf(sent, id)), way }
}
