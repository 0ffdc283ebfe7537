import { averageOrderMinor, type InsightFigures } from '@firkant/domain/insights/insight-figures.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { decimalOf } from '@firkant/domain/money/money.ts'
import { csvCell } from './csv-cell.ts'

export const INSIGHT_FORMATS = ['text', 'csv', 'json'] as const
export type InsightFormat = (typeof INSIGHT_FORMATS)[number]

/** Group, name and figure, the same in every format but JSON. */
type Line = readonly [group: string, name: string, figure: number | string]

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function linesOf(figures: InsightFigures): readonly Line[] {
  const { totals, funnel, devices, products, categories, searches, searchesWithoutResults, speed } = figures
  return [
    ['totals', 'views', totals.views],
    ['totals', 'visits', totals.visits],
    ['totals', 'orders', totals.orders],
    ['totals', 'revenue', decimalOf(totals.revenueMinor)],
    ['totals', 'average order', decimalOf(averageOrderMinor(totals))],
    ['totals', 'searches', totals.searches],
    ['totals', 'searches without results', totals.searchesWithoutResults],
    ['totals', 'errors in browsers', totals.errors],
    ...funnel.map(({ step, visits }): Line => ['funnel', step, visits]),
    ...devices.flatMap(({ device, visits, purchases }): Line[] => [
      ['visits by width', device, visits],
      ['purchases by width', device, purchases],
    ]),
    ...figures.pageKinds.map(({ kind, views }): Line => ['views by kind of page', kind, views]),
    ...products.map(({ name, revenueMinor }): Line => ['revenue by product', name, decimalOf(revenueMinor)]),
    ...categories.map(({ name, revenueMinor }): Line => ['revenue by category', name, decimalOf(revenueMinor)]),
    ...searches.map(({ term, count }): Line => ['searches', term, count]),
    ...searchesWithoutResults.map(({ term, count }): Line => ['searches without results', term, count]),
    ...speed.flatMap(({ name, vitals }) =>
      vitals.map(({ vital, p75, rating }): Line => [`p75 of ${vital}`, name, `${p75} ${rating}`]),
    ),
  ]
}

function csv(all: readonly InsightFigures[]): string {
  const rows = all.flatMap((figures) => [
    ...linesOf(figures).map(([group, name, figure]) => [figures.market, '', group, name, figure]),
    ...figures.days.flatMap(({ day, views, visits, orders, revenueMinor }) =>
      Object.entries({ views, visits, orders, revenue: decimalOf(revenueMinor) }).map(([name, figure]) => [
        figures.market,
        day,
        'days',
        name,
        figure,
      ]),
    ),
  ])
  const lines = rows.map((row) => row.map((value) => (typeof value === 'number' ? value : csvCell(value))).join(','))
  return ['market,day,group,name,figure', ...lines].join('\r\n')
}

function text(figures: InsightFigures): string {
  const { market, currency, period, totals, funnel } = figures
  const revenue = formatTotal({ minor: totals.revenueMinor, currency })
  const bought = percent(funnel.at(-1)?.ofAll ?? 0)
  const head = `${market}, ${period.from} to ${period.to}: ${totals.orders} orders, ${revenue}, ${bought} of visits bought`
  const shown = linesOf(figures).map(([group, name, figure]) => `  ${group.padEnd(26)} ${name.padEnd(30)} ${figure}`)
  return [head, ...shown].join('\n')
}

export function writeInsights(all: readonly InsightFigures[], format: InsightFormat): string {
  if (format === 'json') return `${JSON.stringify(all, undefined, 2)}\n`
  return `${format === 'csv' ? csv(all) : all.map(text).join('\n\n')}\n`
}
