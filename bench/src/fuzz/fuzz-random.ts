/** Deterministic for a seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  readonly below: (limit: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

const STEP = 0x6d2b79f5
const RANGE = 2 ** 32

/** Mulberry32. Each request has its own generator, so that it can be repeated without those before it. */
export function createRandom(seed: number, stream: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + STEP) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  }
}
