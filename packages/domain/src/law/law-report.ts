import type { MarketKey } from '../market/market.ts'
import { DUTY_IDS, dutyOf, type DutyId } from './duties.ts'
import { type LawGap, UNVERIFIED } from './duty.ts'
import type { LawFacts } from './law-facts.ts'

export type Binding = 'inForce' | 'later' | 'unverified'

export interface LawReportRow {
  readonly id: DutyId
  readonly market: MarketKey
  readonly reference: string
  readonly from: string
  readonly binding: Binding
  /** Tests that prove it; absent where data is checked. */
  readonly provedBy?: readonly string[]
  readonly gaps: readonly LawGap[]
  readonly notes?: readonly string[]
}

/** A year is reached on its first day. */
export function bindingOf(from: string, today: string): Binding {
  if (from === UNVERIFIED) return 'unverified'
  return from <= today ? 'inForce' : 'later'
}

/** `today` as `2026-11-18`. */
export function lawReport(facts: LawFacts, today: string): readonly LawReportRow[] {
  const { market } = facts
  return DUTY_IDS.map((id) => {
    const { reference, from, check } = dutyOf(id)
    const row = { id, market, reference, from: from[market], binding: bindingOf(from[market], today) }
    return check.by === 'built'
      ? { ...row, provedBy: check.provedBy, gaps: [] }
      : { ...row, gaps: check.findGaps(facts), ...(check.findNotes && { notes: check.findNotes(facts) }) }
  })
}

/** A duty that binds and is not met. */
export const isOpen = ({ binding, gaps }: LawReportRow): boolean => binding === 'inForce' && gaps.length > 0
