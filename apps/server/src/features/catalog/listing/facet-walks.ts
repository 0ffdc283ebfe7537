import type { Column, SizeColumn } from './listing-table.ts'

/**
 * One facet over all candidates, as loops over typed arrays: that keeps a hundred thousand products within
 * milliseconds.
 */
export interface FacetWalk {
  /** Marks the candidates that the facet's selection excludes; absent if nothing is selected. */
  readonly exclude: ((candidates: Uint32Array, verdicts: Uint8Array, own: number) => void) | undefined
  /** Value → number of candidates that are listed, or excluded by this facet alone. */
  readonly count: (candidates: Uint32Array, verdicts: Uint8Array, own: number) => ReadonlyMap<string, number>
}

/** Candidate → LISTED, the number of the only filter that excludes it, or a value for several. */
export const LISTED = 0
export const SEVERAL_REASONS = 254
export const NOT_SOLD = 255

export function exclude(verdicts: Uint8Array, index: number, own: number): void {
  const verdict = verdicts[index]
  if (verdict === LISTED) verdicts[index] = own
  else if (verdict !== NOT_SOLD) verdicts[index] = SEVERAL_REASONS
}

export function countsFor(verdict: number | undefined, own: number): boolean {
  return verdict === LISTED || verdict === own
}

function named(names: readonly string[], totals: Uint32Array): ReadonlyMap<string, number> {
  return new Map(
    names.flatMap((name, code): [string, number][] => {
      const total = totals[code] ?? 0
      return name !== '' && total > 0 ? [[name, total]] : []
    }),
  )
}

const wantedAmong = (names: readonly string[], chosen: readonly string[]) =>
  Uint8Array.from(names, (name) => (chosen.includes(name) ? 1 : 0))

interface CodedFacet {
  /** Row → its code. */
  readonly codes: Column['codes'] | Uint8Array
  /** Code → whether it is selected; undefined if nothing is. */
  readonly wanted: Uint8Array | undefined
  readonly codeCount: number
  readonly name: (totals: Uint32Array) => ReadonlyMap<string, number>
}

/** For columns with one code per row. */
function codedWalk({ codes, wanted, codeCount, name }: CodedFacet): FacetWalk {
  return {
    exclude:
      wanted &&
      ((candidates, verdicts, own) => {
        for (let index = 0; index < candidates.length; index += 1)
          if (wanted[codes[candidates[index] as number] as number] !== 1) exclude(verdicts, index, own)
      }),
    count(candidates, verdicts, own) {
      const totals = new Uint32Array(codeCount)
      for (let index = 0; index < candidates.length; index += 1)
        if (countsFor(verdicts[index], own)) (totals[codes[candidates[index] as number] as number] as number) += 1
      return name(totals)
    },
  }
}

export function columnWalk(
  { names, codes }: { names: readonly string[]; codes: Column['codes'] },
  chosen: readonly string[],
): FacetWalk {
  return codedWalk({
    codes,
    wanted: chosen.length > 0 ? wantedAmong(names, chosen) : undefined,
    codeCount: names.length,
    name: (totals) => named(names, totals),
  })
}

const MAX_STEP_VALUE = 256

/** "At least so much": the lowest selected step includes all above it. */
export function stepWalk(
  { values, steps, unit }: { values: Uint8Array; steps: readonly number[]; unit: number },
  chosen: readonly string[],
): FacetWalk {
  const least = Math.min(...steps.filter((step) => chosen.includes(String(step)))) * unit
  return codedWalk({
    codes: values,
    wanted:
      chosen.length > 0
        ? Uint8Array.from({ length: MAX_STEP_VALUE }, (_, value) => (value >= least ? 1 : 0))
        : undefined,
    codeCount: MAX_STEP_VALUE,
    name(having) {
      const totals = Uint32Array.from(steps, (step) =>
        having.subarray(step * unit).reduce((sum, each) => sum + each, 0),
      )
      return named(steps.map(String), totals)
    },
  })
}

/** "Within so many days": the highest selected step includes all below it. `days`: code → days. */
export function withinWalk(
  { codes, days, steps }: { codes: Column['codes']; days: readonly number[]; steps: readonly number[] },
  chosen: readonly string[],
): FacetWalk {
  const most = Math.max(...steps.filter((step) => chosen.includes(String(step))))
  return codedWalk({
    codes,
    wanted: chosen.length > 0 ? Uint8Array.from(days, (each) => (each <= most ? 1 : 0)) : undefined,
    codeCount: days.length,
    name(having) {
      const within = (step: number) =>
        having.reduce((sum, each, code) => ((days[code] ?? 0) <= step ? sum + each : sum), 0)
      return named(steps.map(String), Uint32Array.from(steps, within))
    },
  })
}

/** For columns with several codes per row, or none. */
export function sizeWalk({ names, starts, codes }: SizeColumn, chosen: readonly string[]): FacetWalk {
  const wanted = wantedAmong(names, chosen)
  const hasWanted = (row: number) => {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1)
      if (wanted[codes[at] as number] === 1) return true
    return false
  }
  return {
    exclude:
      chosen.length === 0
        ? undefined
        : (candidates, verdicts, own) => {
            for (let index = 0; index < candidates.length; index += 1)
              if (!hasWanted(candidates[index] as number)) exclude(verdicts, index, own)
          },
    count(candidates, verdicts, own) {
      const totals = new Uint32Array(names.length)
      for (let index = 0; index < candidates.length; index += 1) {
        if (!countsFor(verdicts[index], own)) continue
        const row = candidates[index] as number
        for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1)
          (totals[codes[at] as number] as number) += 1
      }
      return named(names, totals)
    },
  }
}
