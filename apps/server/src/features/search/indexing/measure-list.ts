import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'

/** Colours of one design measure the same: each set of measures is stored once. */
export interface MeasureList {
  readonly sets: readonly ProductMeasures[]
  /** Document → its set. */
  readonly setOf: Uint32Array
}

export function createMeasureList() {
  const numbers = new Map<string, number>()
  const sets: ProductMeasures[] = []
  const setOf: number[] = []
  return {
    add(measures: ProductMeasures): void {
      const name = JSON.stringify([
        measures.outer.map(({ width, depth, height }) => [width, depth, height]),
        measures.sizes,
      ])
      const known = numbers.get(name) ?? sets.push(measures) - 1
      numbers.set(name, known)
      setOf.push(known)
    },
    done: (): MeasureList => ({ sets, setOf: Uint32Array.from(setOf) }),
  }
}

/** Measures of a document → whether they fit, asked once for each set. */
export function fittingDocuments(
  { sets, setOf }: MeasureList,
  fits: (measures: ProductMeasures) => boolean,
): (document: number) => boolean {
  const verdicts = Uint8Array.from(sets, (measures) => (fits(measures) ? 1 : 0))
  return (document) => verdicts[setOf[document] ?? 0] === 1
}
