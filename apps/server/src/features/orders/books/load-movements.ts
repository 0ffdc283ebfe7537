import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import type { ReportPeriod } from '@firkant/domain/payments/payment-provider.ts'
import type { SettledMovement } from '@firkant/domain/payments/settlement-totals.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { moneyMovements } from './money-movement-tables.ts'

/** The books of a period, the oldest first. */
export async function loadMovements(
  db: Drizzle,
  brand: string,
  { from, to }: ReportPeriod,
): Promise<readonly SettledMovement[]> {
  const rows = await db
    .select()
    .from(moneyMovements)
    .where(and(eq(moneyMovements.brand, brand), gte(moneyMovements.at, from), lt(moneyMovements.at, to)))
    .orderBy(asc(moneyMovements.at), asc(moneyMovements.id))
  return rows.map(({ at, market, ...row }) => ({ ...row, day: marketTime(market, at).day }))
}
