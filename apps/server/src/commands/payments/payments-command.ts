import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { dayPeriod, monthPeriod } from '@firkant/domain/payments/books-period.ts'
import type { ReportPeriod } from '@firkant/domain/payments/payment-provider.ts'
import type { Command, CommandContext } from '../command.ts'
import { exportSettlement } from './export-settlement.ts'
import { reconcile } from './reconcile-payments.ts'

const HOW = 'Say payments reconcile --day 2026-11-18, or payments settlement --day 2026-11-18 or --month 2026-11.'

interface Asked {
  readonly day?: string | undefined
  readonly month?: string | undefined
}

function periodOf({ config }: CommandContext, { day, month }: Asked): ReportPeriod {
  const { homeMarket } = BRANDS[config.brand]
  const written = day ?? month ?? ''
  const period = day === undefined ? monthPeriod(homeMarket, written) : dayPeriod(homeMarket, written)
  if (!period)
    throw new Error(`"${written}" is no ${day === undefined ? 'month such as 2026-11' : 'day such as 2026-11-18'}.`)
  return period
}

export const paymentsCommand: Command = {
  usage: 'payments reconcile --day DAY [--provider NAME] | payments settlement (--day DAY | --month MONTH)',
  help: "reconcile compares the payments of a day with those of their providers and names each difference (exit code 1 if there is one); settlement prints a month's or a day's captures and refunds as CSV, with totals by day, provider and VAT",
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      options: { day: { type: 'string' }, month: { type: 'string' }, provider: { type: 'string' } },
      allowPositionals: true,
    })
    const [what, ...more] = positionals
    const { day, month, provider } = values
    if (more.length > 0 || (day === undefined) === (month === undefined)) throw new Error(HOW)
    if (what === 'reconcile' && day !== undefined)
      return reconcile(context, { period: periodOf(context, { day }), provider })
    if (what === 'settlement' && provider === undefined) return exportSettlement(context, periodOf(context, values))
    throw new Error(HOW)
  },
}
