import { decimalOf } from '@firkant/domain/money/money.ts'
import type { ReportPeriod } from '@firkant/domain/payments/payment-provider.ts'
import {
  settlementTotals,
  type SettledMovement,
  type SettlementTotal,
} from '@firkant/domain/payments/settlement-totals.ts'
import { loadMovements } from '../../features/orders/books/load-movements.ts'
import { DONE, withDatabase, type CommandContext } from '../command.ts'
import { csvCell } from '../reports/csv-cell.ts'

/** One table for both kinds of row, so that a spreadsheet can filter on the first column. */
const COLUMNS = ['row', 'day', 'provider', 'currency', 'vat percent', 'type', 'order', 'amount', 'vat', 'reference']

const amount = (minor: number) => decimalOf(minor).toFixed(2)
/** Numbers are left bare: a sign before a digit is no formula. */
const csvRow = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => (typeof cell === 'number' || /^-?[\d.]+$/.test(cell) ? cell : csvCell(cell))).join(',')}\r\n`

function movementRow(movement: SettledMovement): string {
  const { day, provider, currency, vatPercent, type, orderNumber, minor, vatMinor, reference } = movement
  const sign = type === 'captured' ? 1 : -1
  const sums = [amount(sign * minor), amount(sign * vatMinor)]
  return csvRow(['movement', day, provider, currency, vatPercent, type, orderNumber, ...sums, reference])
}

function totalRow({ day, provider, currency, vatPercent, netMinor, vatMinor }: SettlementTotal): string {
  return csvRow(['total', day, provider, currency, vatPercent, 'net', '', amount(netMinor), amount(vatMinor), ''])
}

export async function exportSettlement(context: CommandContext, period: ReportPeriod): Promise<number> {
  const movements = await withDatabase(context, ({ main }) => loadMovements(main, context.config.brand, period))
  context.print(csvRow(COLUMNS))
  for (const movement of movements) context.print(movementRow(movement))
  for (const total of settlementTotals(movements)) context.print(totalRow(total))
  return DONE
}
