/** The last known times, in `test-times.json`; `npm test -- --save-times` writes them anew. */
export interface TestTimes {
  /** Seconds of steps without tests of their own. */
  readonly steps: Readonly<Record<string, number>>
  /** Seconds of one worker by file. */
  readonly files: Readonly<Record<string, number>>
  readonly journeys: Readonly<Record<string, number>>
  /** Seconds before the first test of a kind begins. */
  readonly setUp: Readonly<Record<'unit' | 'journey', number>>
}

export interface Work {
  readonly kind: 'step' | 'unit' | 'journey'
  readonly name: string
  readonly seconds: number
}

export interface Shard {
  readonly at: number
  readonly of: number
}

/** Both test runners have two workers. */
const WORKERS = 2

export function parseShard(text: string): Shard | undefined {
  const [, at, of] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text)?.map(Number) ?? []
  return at !== undefined && of !== undefined && at <= of ? { at, of } : undefined
}

/** All there is to do, each with its last known time; what nobody has timed yet gets the middle of the others. */
export function listWork(
  times: TestTimes,
  { steps, unit, journeys }: Readonly<Record<'steps' | 'unit' | 'journeys', readonly string[]>>,
): readonly Work[] {
  const timed = (kind: Work['kind'], names: readonly string[], known: Readonly<Record<string, number>>) => {
    const values = names.flatMap((name) => known[name] ?? []).toSorted((one, other) => one - other)
    const middle = values[Math.floor(values.length / 2)] ?? 1
    const share = kind === 'step' ? 1 : WORKERS
    return names.map((name) => ({ kind, name, seconds: (known[name] ?? middle) / share }))
  }
  return [
    ...timed('step', steps, times.steps),
    ...timed('unit', unit, times.files),
    ...timed('journey', journeys, times.journeys),
  ]
}

/** The longest first, each to the shard that would end soonest with it. */
export function splitWork(
  work: readonly Work[],
  count: number,
  setUp: TestTimes['setUp'],
): readonly (readonly Work[])[] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, work: [] as Work[] }))
  const costIn = (shard: (typeof shards)[number], { kind, seconds }: Work) => {
    const isBegun = kind === 'step' || shard.work.some((other) => other.kind === kind)
    return shard.seconds + seconds + (isBegun ? 0 : setUp[kind])
  }
  const ordered = work.toSorted((one, other) => other.seconds - one.seconds || (one.name < other.name ? -1 : 1))
  for (const one of ordered) {
    const [best] = shards.toSorted((a, b) => costIn(a, one) - costIn(b, one))
    if (!best) break
    best.seconds = costIn(best, one)
    best.work.push(one)
  }
  return shards.map((shard) => shard.work)
}
