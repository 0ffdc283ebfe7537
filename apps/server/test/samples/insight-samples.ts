import { sql } from 'drizzle-orm'
import { addDays } from '@firkant/domain/delivery/working-days.ts'
import { WIDTH_CLASSES } from '@firkant/domain/device/width-class.ts'
import { PAGE_KINDS } from '@firkant/domain/insights/page-kinds.ts'
import { bucketOf, VITAL_LIMITS, VITALS } from '@firkant/domain/insights/web-vitals.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { addCounts, addVitals, type CountRow, type VitalRow } from '../../src/features/insights/insight-store.ts'
import type { Drizzle } from '../../src/platform/database/database.ts'

interface SampleOptions {
  readonly brand: string
  readonly market: MarketKey
  /** The last day; there are `days` of them. */
  readonly today: string
  readonly days: number
}

const SEARCHES = { sofa: 34, 'grøn lænestol': 21, sengetøj: 18, lampe: 14, 'tæppe 200x300': 9, spejl: 6 } as const
const EMPTY_SEARCHES = { hængekøje: 8, 'grill med gas': 5, trampolin: 3 } as const
const VIEW_SHARES: readonly number[] = [18, 30, 9, 34, 5, 2, 6, 4, 2, 3, 1]
const GOODS = [
  ['Nordlo 3-personers sofa', 'Sofaer', 8_999_00],
  ['Vindø spisebord i eg', 'Borde', 5_499_00],
  ['Lysø pendel', 'Lamper', 899_00],
  ['Blid dyne 140 x 200', 'Soveværelse', 1_199_00],
  ['Fjord gulvtæppe', 'Tæpper', 2_299_00],
] as const

/** Weekends are busier, and the shop grows: figures that look like a shop's, the same each time. */
const busyOn = (at: number, days: number) => (1 + at / days) * (at % 7 >= 5 ? 1.4 : 1) * (0.85 + ((at * 37) % 30) / 100)

function countsOf(day: string, market: MarketKey, busy: number): readonly CountRow[] {
  const row = { day, market }
  return [
    ...PAGE_KINDS.map((name, at) => ({
      ...row,
      counter: 'view' as const,
      name,
      count: Math.round((VIEW_SHARES[at] ?? 1) * 22 * busy),
    })),
    ...Object.entries(SEARCHES).map(([name, count]) => ({
      ...row,
      counter: 'search' as const,
      name,
      count: Math.round(count * busy),
    })),
    ...Object.entries(EMPTY_SEARCHES).flatMap(([name, count]) =>
      (['search', 'emptySearch'] as const).map((counter) => ({
        ...row,
        counter,
        name,
        count: Math.round(count * busy),
      })),
    ),
    { ...row, counter: 'error', name: 'error', count: 1 },
  ]
}

function vitalsOf(day: string, market: MarketKey): readonly VitalRow[] {
  return PAGE_KINDS.flatMap((pageKind, kind) =>
    WIDTH_CLASSES.flatMap((device, width) =>
      VITALS.flatMap((vital, at) =>
        [0.4, 0.7, 0.9, 1.6].map((share) => {
          const value = VITAL_LIMITS[vital].good * share * (0.6 + ((kind * 5 + at * 3) % 7) / 8) * (1.3 - width / 10)
          return { day, market, pageKind, device, vital, bucket: bucketOf(vital, value), count: 6 - width }
        }),
      ),
    ),
  )
}

const summed = (rows: readonly VitalRow[]): readonly VitalRow[] => {
  const sums = new Map<string, VitalRow>()
  for (const row of rows) {
    const key = `${row.pageKind} ${row.device} ${row.vital} ${row.bucket}`
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

/** Sums of days as a shop has them after a while. */
export async function addInsightSamples(db: Drizzle, { brand, market, today, days }: SampleOptions): Promise<void> {
  for (let at = 0; at < days; at += 1) {
    const day = addDays(today, at + 1 - days)
    const busy = busyOn(at, days)
    await addCounts(db, brand, countsOf(day, market, busy))
    await addVitals(db, brand, summed(vitalsOf(day, market)))
    const shares = [62, 50, 20, 9, 7]
    for (const [width, device] of WIDTH_CLASSES.entries())
      for (const [furthest, share] of shares.entries())
        await db.execute(sql`insert into insight_visit_days (brand, day, market, device, furthest, visits)
          values (${brand}, ${day}, ${market}, ${device}, ${furthest}, ${Math.round((share * busy * (width === 0 ? 6 : 3)) / 4)})`)
    const pieces = GOODS.map((_goods, number) => Math.round(((number + 2) * busy) / (number === 0 ? 1 : 1.5)))
    const revenue = GOODS.reduce((sum, [, , price], number) => sum + price * (pieces[number] ?? 0), 0)
    const orders = pieces.reduce((sum, count) => sum + count, 0)
    await db.execute(sql`insert into insight_order_days (brand, day, market, orders, revenue_minor)
      values (${brand}, ${day}, ${market}, ${orders}, ${revenue})`)
    for (const [number, [name, category, price]] of GOODS.entries())
      await db.execute(sql`insert into insight_sale_days
        (brand, day, market, product_key, name, category, url, pieces, revenue_minor)
        values (${brand}, ${day}, ${market}, ${name}, ${name}, ${category}, ${`/varer/${number}`},
          ${pieces[number] ?? 0}, ${price * (pieces[number] ?? 0)})`)
  }
}
