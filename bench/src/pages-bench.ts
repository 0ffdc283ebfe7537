import { chromium, type Browser } from '@playwright/test'
import { PAGE_LIMITS, weighLightest } from '../../scripts/page-weight/page-limits.ts'
import type { PageTrace } from '../../scripts/page-weight/page-trace.ts'
import { VISITS, type Visit } from '../../scripts/page-weight/phone.ts'
import {
  COUNTED,
  COUNTED_NAMES,
  WEIGHED_PAGES,
  weighPage,
  type Counted,
  type PageWeight,
  type TimedRatio,
  type WeighedPage,
} from '../../scripts/page-weight/weigh-page.ts'
import { ensureChromium, ensureFullChromium } from '../../scripts/programs/chromium.ts'
import { median } from './load/load.ts'
import { measureTrace, measureVitals, type Vitals } from './page-vitals.ts'
import { benchPresses } from './presses-bench.ts'
import { startReference } from './reference-page.ts'
import type { Row } from './report.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const KINDS = Object.keys(WEIGHED_PAGES) as WeighedPage[]
const AIMS: Readonly<Partial<Record<keyof Vitals, number>>> = { fcpMs: 900, lcpMs: 1200, tbtMs: 100, cls: 0.02 }
const LABELS = {
  fcpMs: 'FCP',
  lcpMs: 'LCP',
  tbtMs: 'TBT',
  cls: 'CLS',
  styleMs: 'style',
  layoutMs: 'layout',
  scriptMs: 'script',
  longestTaskMs: 'longest task',
} as const

type Timed = keyof typeof LABELS
type Figures = Readonly<Partial<Record<Timed, readonly number[]>>>

export interface PagesBenchOptions {
  readonly rounds: number
  /** Fails on what is worse than the limits, not on what has not reached its aim. */
  readonly isGate: boolean
  readonly progress: (text: string) => void
}

interface Table {
  readonly title: string
  readonly rows: readonly Row[]
}

const launch = (executablePath: string) => chromium.launch({ executablePath, args: FLAGS })

function isBytes(name: Counted): boolean {
  return name.endsWith('Bytes')
}

interface CountedRow {
  readonly kind: WeighedPage
  readonly name: Counted
  readonly weights: Readonly<Record<Visit, PageWeight>>
  readonly isGate: boolean
}

/** First visit and later one beside each other. */
function countedRow({ kind, name, weights, isGate }: CountedRow): Row {
  const shown = (figure: number) => (isBytes(name) ? `${(figure / 1000).toFixed(1)} kB` : String(figure))
  const found = VISITS.flatMap((visit) => {
    const { limit, aim } = PAGE_LIMITS.counted[visit][kind][name] ?? {}
    const most = isGate ? limit : (aim ?? limit)
    return most === undefined ? [] : [{ most, isMet: weights[visit][name] <= most }]
  })
  return {
    name: `${kind}: ${COUNTED[name]}`,
    value: VISITS.map((visit) => `${visit} ${shown(weights[visit][name])}`).join(', '),
    ...(found.length > 0 && {
      budget: `≤ ${[...new Set(found.map(({ most }) => shown(most)))].join(', ')}`,
      isMet: found.every(({ isMet }) => isMet),
    }),
  }
}

async function countRows(browser: Browser, origin: string, isGate: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of KINDS) {
    // The first load makes the pictures.
    await weighPage(browser, origin + WEIGHED_PAGES[kind], 'first')
    const first = await weighLightest(browser, origin, { kind, visit: 'first' })
    const later = await weighLightest(browser, origin, { kind, visit: 'later' })
    for (const name of COUNTED_NAMES) rows.push(countedRow({ kind, name, weights: { first, later }, isGate }))
  }
  return rows
}

const withSpread = (values: readonly number[], digits = 0) => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${median(values).toFixed(digits)} (${sorted[0]?.toFixed(digits)}–${sorted.at(-1)?.toFixed(digits)})`
}

type FoundFigures = Map<string, Record<string, number[]>>

function push(into: FoundFigures, key: string, found: Vitals | PageTrace): void {
  const figures = into.get(key) ?? {}
  for (const [name, value] of Object.entries(found)) (figures[name] ??= []).push(value as number)
  into.set(key, figures)
}

interface TimedRow {
  readonly kind: WeighedPage
  readonly name: Timed
  /** Limits are for this one. */
  readonly first: Figures
  readonly later: Figures
  readonly reference: Figures | undefined
  readonly isGate: boolean
}

function timedRow({ kind, name, first, later, reference, isGate }: TimedRow): Row[] {
  const values = first[name]
  if (!values) return []
  const digits = name === 'cls' ? 3 : 0
  const unit = name === 'cls' ? '' : ' ms'
  const base = reference?.[name]
  const beside = base ? `, without styles and scripts ${withSpread(base, digits)}${unit}` : ''
  const ratio = base && median(base) > 0 ? median(values) / median(base) : undefined
  const row: Row = {
    name: `${kind}: ${LABELS[name]}`,
    value: `first ${withSpread(values, digits)}${unit}, later ${withSpread(later[name] ?? [], digits)}${unit}${beside}${ratio === undefined ? '' : `, ${ratio.toFixed(1)} times`}`,
  }
  if (isGate) {
    const most = PAGE_LIMITS.ratios[kind][name as TimedRatio]
    return [most === undefined ? row : { ...row, budget: `≤ ${most} times`, isMet: (ratio ?? 0) <= most }]
  }
  const aim = AIMS[name as keyof Vitals]
  return [aim === undefined ? row : { ...row, budget: `≤ ${aim}`, isMet: median(values) <= aim }]
}

/** Both visits and the reference take turns, so that other load on the machine affects both. */
async function timeRows(browser: Browser, origin: string, options: PagesBenchOptions): Promise<Row[]> {
  const reference = await startReference(origin)
  const found: Readonly<Record<Visit | 'reference', FoundFigures>> = {
    first: new Map(),
    later: new Map(),
    reference: new Map(),
  }
  for (let round = 1; round <= options.rounds; round += 1)
    for (const kind of KINDS) {
      options.progress(`round ${round} of ${options.rounds}: ${kind}`)
      for (const [into, from] of [
        ['first', origin],
        ['later', origin],
        ['reference', reference.origin],
      ] as const) {
        const visit = into === 'later' ? 'later' : 'first'
        push(found[into], kind, await measureVitals(browser, from + WEIGHED_PAGES[kind], visit))
        push(found[into], kind, await measureTrace(browser, from + WEIGHED_PAGES[kind], visit))
      }
    }
  await reference.stop()
  return KINDS.flatMap((kind) =>
    (Object.keys(LABELS) as Timed[]).flatMap((name) =>
      timedRow({
        kind,
        name,
        first: found.first.get(kind) ?? {},
        later: found.later.get(kind) ?? {},
        reference: found.reference.get(kind),
        isGate: options.isGate,
      }),
    ),
  )
}

/** Counted in the shell; timed in the shell and in the whole browser, which does twice the work. */
export async function* benchPages(origin: string, options: PagesBenchOptions): AsyncGenerator<Table> {
  const shell = await launch(ensureChromium())
  yield { title: 'Pages, counted before any press', rows: await countRows(shell, origin, options.isGate) }
  const conditions = `412 px, 4× slower CPU, 150 ms, 1.6 Mbit/s, median of ${options.rounds} (spread)`
  yield { title: `Pages in the headless shell, ${conditions}`, rows: await timeRows(shell, origin, options) }
  await shell.close()
  const full = await launch(ensureFullChromium())
  yield { title: `Pages in full Chromium, ${conditions}`, rows: await timeRows(full, origin, options) }
  // Times alone: a busy machine is no fault of the shop.
  if (!options.isGate)
    yield {
      title: `From a press to the next frame, full Chromium, ${conditions}`,
      rows: await benchPresses(full, origin, options),
    }
  await full.close()
}
