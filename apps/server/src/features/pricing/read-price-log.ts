import type { PriceAudience, PriceEntry, PriceReason } from '@firkant/domain/pricing/price-log.ts'

export interface PriceLogRow {
  readonly minor: number | string
  readonly reason: PriceReason
  readonly audience: PriceAudience
  readonly from: string
  readonly to: string | null
}

export function readPriceLog(rows: readonly PriceLogRow[]): readonly PriceEntry[] {
  return rows.map((row) => ({
    minor: Number(row.minor),
    reason: row.reason,
    audience: row.audience,
    from: new Date(row.from),
    to: row.to === null ? undefined : new Date(row.to),
  }))
}
