/** Uniform numbers from 0 to 1: the same for the same seed and place on every machine. */
export function createDice(seed: number, place: number) {
  let state = Math.imul(seed + 1, 0x9e_37_79_b1) ^ Math.imul(place + 1, 0x85_eb_ca_6b)
  const next = () => {
    state = Math.trunc(state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (share: number) => next() < share,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[whole(0, values.length - 1)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
    shuffle<Value>(values: readonly Value[]): Value[] {
      return values
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value)
    },
  }
}
export type Dice = ReturnType<typeof createDice>
