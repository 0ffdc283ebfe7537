import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import type { PageKind } from '@firkant/domain/insights/page-kinds.ts'
import { bucketOf, type Vital } from '@firkant/domain/insights/web-vitals.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { CountedView } from '@firkant/domain/page/counted-view.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import type { CountRow, VisitRow, VitalRow } from './insight-store.ts'

const WRITE_EVERY_MS = 2 * SECOND_MS
/** Of each kind; what comes on top is not counted. */
export const MAX_WAITING = 10_000
/** Somebody who searches for random words must not fill the table. */
export const MAX_TERMS_A_DAY = 5000

export interface CountedBatch {
  readonly counts: readonly CountRow[]
  readonly vitals: readonly VitalRow[]
  readonly visits: readonly VisitRow[]
}

interface SeenVital {
  readonly market: MarketKey
  readonly pageKind: PageKind
  readonly device: WidthClass
  readonly vital: Vital
  readonly value: number
}

export interface InsightCounter {
  /** A page was opened. One entry of a map, because it stands before cached documents. */
  readonly addView: (view: CountedView) => void
  readonly addError: (market: MarketKey, level: string) => void
  readonly addVital: (seen: SeenVital) => void
  readonly addVisit: (visit: Omit<VisitRow, 'day'>) => void
  /** What waits of a visit is not written. */
  readonly dropVisit: (visitHash: string) => void
  /** Writes all that waits now. */
  readonly write: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface CounterOptions {
  readonly write: (batch: CountedBatch) => Promise<void>
  readonly now: () => Date
  readonly onError: (error: Error) => void
  readonly everyMs?: number
}

const isEmpty = ({ counts, vitals, visits }: CountedBatch) => counts.length + vitals.length + visits.length === 0

function addTo<Key>(counts: Map<Key, number>, key: Key, count = 1): void {
  const known = counts.get(key)
  if (known !== undefined || counts.size < MAX_WAITING) counts.set(key, (known ?? 0) + count)
}

/** Terms of a day beyond the limit are left out; known ones are counted on. */
function createTermLimit(): (day: string, term: string) => boolean {
  let today = ''
  const terms = new Set<string>()
  return (day, term) => {
    if (day !== today) terms.clear()
    today = day
    if (terms.size < MAX_TERMS_A_DAY) terms.add(term)
    return terms.has(term)
  }
}

/** Counts rows by their text, so that each is written once. */
function sumRows<Row extends { readonly count: number }>(rows: readonly Row[]): readonly Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = JSON.stringify({ ...row, count: 0 })
    sums.set(key, { ...row, count: (sums.get(key)?.count ?? 0) + row.count })
  }
  return [...sums.values()]
}

/** Adds up in memory and writes together: counting never waits for the database, and never fails a request. */
export function createInsightCounter(options: CounterOptions): InsightCounter {
  const { write, now, onError, everyMs = WRITE_EVERY_MS } = options
  const mayCountTerm = createTermLimit()
  let views = new Map<CountedView, number>()
  let errors = new Map<string, number>()
  let vitals: VitalRow[] = []
  let visits = new Map<string, VisitRow>()
  const dayOf = (market: MarketKey) => marketTime(market, now()).day

  function rowsOfView([{ market, kind, search }, count]: readonly [CountedView, number]): readonly CountRow[] {
    const day = dayOf(market)
    const row = { day, market, count }
    if (!search || !mayCountTerm(day, `${market} ${search.term}`)) return [{ ...row, counter: 'view', name: kind }]
    const searches = search.hasResults ? (['search'] as const) : (['search', 'emptySearch'] as const)
    return [
      { ...row, counter: 'view', name: kind },
      ...searches.map((counter) => ({ ...row, counter, name: search.term })),
    ]
  }
  function rowOfError([key, count]: readonly [string, number]): CountRow {
    const [market, name = ''] = key.split(' ')
    return { day: dayOf(market as MarketKey), market: market as MarketKey, counter: 'error', name, count }
  }
  function take(): CountedBatch {
    const batch = {
      counts: sumRows([...[...views].flatMap(rowsOfView), ...[...errors].map(rowOfError)]),
      vitals: sumRows(vitals),
      visits: [...visits.values()],
    }
    views = new Map()
    errors = new Map()
    vitals = []
    visits = new Map()
    return batch
  }
  async function writeAll(): Promise<void> {
    const batch = take()
    // One that can't be written is lost: it is not worth holding up what comes after it.
    if (!isEmpty(batch)) await write(batch)
  }
  const stopRepeating = startRepeating({ work: writeAll, everyMs, onError })
  return {
    addView: (view) => addTo(views, view),
    addError: (market, level) => addTo(errors, `${market} ${level}`),
    addVital({ value, ...seen }) {
      if (vitals.length < MAX_WAITING)
        vitals.push({ ...seen, day: dayOf(seen.market), bucket: bucketOf(seen.vital, value), count: 1 })
    },
    addVisit(visit) {
      const known = visits.get(visit.visitHash)
      if (known && known.furthest >= visit.furthest) return
      if (known || visits.size < MAX_WAITING)
        visits.set(visit.visitHash, { ...visit, day: dayOf(visit.market), ...(known && { day: known.day }) })
    },
    dropVisit: (visitHash) => void visits.delete(visitHash),
    write: writeAll,
    async stop() {
      await stopRepeating()
      await writeAll().catch(onError)
    },
  }
}
