import { RETURN_WAYS, type ReturnWay } from '../orders/return-states.ts'

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

const MOST_LINES = 500

function lineOf(fields: URLSearchParams, lineItemId: string): ReturnFormLine {
  const written = fields.get(RETURN_FIELDS.quantity + lineItemId) ?? '1'
  const reason = RETURN_REASONS.find((each) => each === fields.get(RETURN_FIELDS.reason + lineItemId))
  return { lineItemId, quantity: /^\d{1,6}$/.test(written) ? Number(written) : 0, ...(reason && { reason }) }
}

export function readReturnForm(fields: URLSearchParams): ReturnForm {
  const ids = [...new Set(fields.getAll(RETURN_FIELDS.line))].slice(0, MOST_LINES)
  const way = RETURN_WAYS.find((each) => each === fields.get(RETURN_FIELDS.way)) ?? 'parcel'
  return { lines: ids.map((id) => lineOf(fields, id)), way }
}
