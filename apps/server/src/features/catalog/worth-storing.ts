import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'

/** What is made of fewer is made as fast as it is read from a file. */
export const MIN_STORED_PRODUCTS = 2000

export async function isWorthStoring(db: Drizzle, brand: string): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from assortments where brand = ${brand} limit ${MIN_STORED_PRODUCTS}) few`)
  return rows[0]?.count === MIN_STORED_PRODUCTS
}
