import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { loadInsights } from '../../features/insights/load-insights.ts'
import { rollUpInsights } from '../../features/insights/roll-up.ts'
import { DONE, withDatabase, type Command } from '../command.ts'
import { INSIGHT_FORMATS, writeInsights, type InsightFormat } from './write-insights.ts'

const MAX_DAYS = 365

function readArgs(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { days: { type: 'string', default: '28' }, format: { type: 'string', default: 'text' } },
  })
  const length = Number(values.days)
  if (!Number.isInteger(length) || length < 1 || length > MAX_DAYS)
    throw new Error(`--days is a whole number from 1 to ${MAX_DAYS}.`)
  const format = INSIGHT_FORMATS.find((each): each is InsightFormat => each === values.format)
  if (!format) throw new Error(`--format is one of ${INSIGHT_FORMATS.join(', ')}.`)
  return { length, format }
}

export const insightsCommand: Command = {
  usage: 'insights [--days 28] [--format text|csv|json]',
  help: 'prints the figures of /__insights for each market: visits, funnel, orders, products, searches, speed of pages',
  async run(context) {
    const { config, args, now, print } = context
    const { length, format } = readArgs(args)
    const brand = BRANDS[config.brand]
    const figures = await withDatabase(context, async ({ main: db }) => {
      await rollUpInsights({ db, brand, retentionDays: config.retentionDays, now: () => now })
      return Promise.all(brand.markets.map((market) => loadInsights(db, { brand, market, length, now })))
    })
    print(writeInsights(figures, format))
    return DONE
  },
}
