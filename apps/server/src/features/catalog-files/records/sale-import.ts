import { sql } from 'drizzle-orm'
import { salesLog } from '../../stock/stock-tables.ts'
import { repeated, unknown, type RecordImport } from '../record-import.ts'
import { columnNames, stagedTable } from '../staging/staged-table.ts'
import { IN_FUTURE_VARIANTS } from './product-checks.ts'

const stagedSales = stagedTable(salesLog, ['id'])

/** A sale that was counted is not counted again. */
export const saleImport: RecordImport<'sale'> = {
  tables: [stagedSales],
  stage({ type: _type, orderKey = null, ...sale }, add) {
    add(stagedSales, { ...sale, orderKey })
  },
  async leaveOutKnown(tx) {
    const { rowCount } = await tx.execute(sql`
      delete from ${stagedSales.name} as given using sales_log as held where held.reference = given.reference`)
    return rowCount ?? 0
  },
  checks: [
    repeated(stagedSales, ['reference'], 'reference'),
    unknown({
      path: 'sku',
      what: 'sku',
      values: sql`select place, sku as value from ${stagedSales.name}`,
      in: IN_FUTURE_VARIANTS,
    }),
  ],
  async save(tx) {
    const { rowCount } = await tx.execute(sql`
      insert into sales_log (${columnNames(stagedSales)}) select ${columnNames(stagedSales)} from ${stagedSales.name} order by place`)
    return rowCount ?? 0
  },
}
