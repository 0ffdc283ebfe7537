import { MAX_OF_VITAL, type Vital } from '@firkant/domain/insights/web-vitals.ts'

export type PageVitals = Readonly<Partial<Record<Vital, number>>>

export interface VitalsMeter {
  /** Of the page that is shown, as whole numbers: times in milliseconds, the shift in thousandths. */
  readonly read: () => PageVitals
  /** Another page is shown in the same document: its first paint can't be measured. */
  readonly restart: () => void
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Shifts belong together that follow within a second, five at most. */
const SHIFT_GAP_MS = 1000
const MAX_SHIFTS_MS = 5000
/** Quicker answers are not reported. */
const MIN_EVENT_MS = 40
/** One in so many interactions may be slower than the page is called. */
const INTERACTIONS_PER_OUTLIER = 50
const THOUSANDTHS = 1000

function createShiftSum() {
  let worst = 0
  let sum = 0
  let first = 0
  let last = 0
  return {
    add({ value, hadRecentInput, startTime }: LayoutShift): void {
      if (hadRecentInput) return
      const isOfSame = sum > 0 && startTime - last < SHIFT_GAP_MS && startTime - first < MAX_SHIFTS_MS
      if (!isOfSame) first = startTime
      sum = isOfSame ? sum + value : value
      last = startTime
      worst = Math.max(worst, sum)
    },
    read: () => worst * THOUSANDTHS,
  }
}

function createInteractions() {
  const longest = new Map<number, number>()
  return {
    add({ interactionId, duration }: PerformanceEventTiming): void {
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    },
    read(): number | undefined {
      const slowest = [...longest.values()].toSorted((a, b) => b - a)
      return slowest[Math.floor(slowest.length / INTERACTIONS_PER_OUTLIER)]
    },
  }
}

/** Browsers without one of these entries leave that figure out. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options: object = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take))
  observer.observe({ type, buffered: true, ...options })
}

/** Reads what the browser has measured since the document began, though it is loaded late. */
export function createVitalsMeter(performance: Performance): VitalsMeter {
  let shifts = createShiftSum()
  let interactions = createInteractions()
  let isFirstPage = true
  let lcp: number | undefined
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const activated = (loaded as { readonly activationStart?: number } | undefined)?.activationStart ?? 0
  observe('largest-contentful-paint', ({ startTime }) => (lcp = Math.max(0, startTime - activated)))
  observe<LayoutShift>('layout-shift', (entry) => shifts.add(entry))
  observe<PerformanceEventTiming>('event', (entry) => interactions.add(entry), { durationThreshold: MIN_EVENT_MS })
  return {
    read() {
      const ttfb = loaded && Math.max(0, loaded.responseStart - activated)
      const measured = { cls: shifts.read(), inp: interactions.read(), ...(isFirstPage && { lcp, ttfb }) }
      const values = Object.entries(measured) as [Vital, number | undefined][]
      return Object.fromEntries(
        values.flatMap(([vital, value]) =>
          value === undefined || value > MAX_OF_VITAL[vital] ? [] : [[vital, Math.round(value)]],
        ),
      )
    },
    restart() {
      isFirstPage = false
      shifts = createShiftSum()
      interactions = createInteractions()
    },
  }
}
