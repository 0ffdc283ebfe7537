import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'

/**
 * SKUs and article numbers → document, as bytes in alphabetical order: a map of strings would be several times as
 * large, and be made entry by entry at each start.
 */
export interface NumberList {
  readonly bytes: Uint8Array
  /** Number `n` is in `bytes` from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Uint32Array
  readonly documents: Uint32Array
}

const NUMBERS_PER_TURN = 1000

export function* numberList(numbers: ReadonlyMap<string, number>): WorkSteps<NumberList> {
  const encoded = Array.from(numbers, ([text, document]) => ({ text: Buffer.from(text), document }))
  yield
  encoded.sort((a, b) => Buffer.compare(a.text, b.text))
  yield
  const starts = new Uint32Array(encoded.length + 1)
  const documents = new Uint32Array(encoded.length)
  const bytes = new Uint8Array(encoded.reduce((sum, { text }) => sum + text.length, 0))
  for (const [at, { text, document }] of encoded.entries()) {
    const start = starts[at] as number
    bytes.set(text, start)
    starts[at + 1] = start + text.length
    documents[at] = document
    if (at % NUMBERS_PER_TURN === 0) yield
  }
  return { bytes, starts, documents }
}

export function findNumber({ bytes, starts, documents }: NumberList, text: string): number | undefined {
  const wanted = Buffer.from(text)
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = Buffer.compare(bytes.subarray(starts[middle], starts[middle + 1]), wanted)
    if (order === 0) return documents[middle]
    if (order < 0) low = middle + 1
    else high = middle
  }
  return undefined
}
