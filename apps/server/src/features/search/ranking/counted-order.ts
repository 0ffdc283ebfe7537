/** Scores are rounded to this many steps; scores in the same step count as equal. */
const STEPS = 2 ** 16
/** Of fewer, two passes over their bytes take less time than one over all steps. */
const FEW = STEPS / 8
const BYTES = 2 ** 8

/** Each score as a number of steps below the best. */
export function stepsOf(scores: Float32Array): Uint16Array {
  let best = Number.MIN_VALUE
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > best) best = scores[at] as number
  const scale = (STEPS - 1) / best
  const steps = new Uint16Array(scores.length)
  for (let at = 0; at < scores.length; at += 1) steps[at] = (best - (scores[at] as number)) * scale
  return steps
}

interface Digit {
  /** The number of values that it has. */
  readonly size: number
  readonly shift: number
}

/** A counting sort by one digit of the steps; equal ones keep their order in `before`. */
function inOrderOf(steps: Uint16Array, before: Uint32Array, { size, shift }: Digit): Uint32Array {
  const mask = size - 1
  const places = new Uint32Array(size + 1)
  for (let at = 0; at < steps.length; at += 1) {
    const next = (((steps[at] as number) >> shift) & mask) + 1
    places[next] = (places[next] as number) + 1
  }
  for (let digit = 1; digit < size; digit += 1)
    places[digit] = (places[digit] as number) + (places[digit - 1] as number)
  const ordered = new Uint32Array(before.length)
  for (let index = 0; index < before.length; index += 1) {
    const each = before[index] as number
    const digit = ((steps[each] as number) >> shift) & mask
    const place = places[digit] as number
    places[digit] = place + 1
    ordered[place] = each
  }
  return ordered
}

const WHOLE: Digit = { size: STEPS, shift: 0 }
const LOW: Digit = { size: BYTES, shift: 0 }
const HIGH: Digit = { size: BYTES, shift: 8 }

/**
 * Best first; equal ones keep their order in `before`. A counting sort, because half the shop may match `sofa` and this
 * runs at every keystroke.
 */
export function inOrder(steps: Uint16Array, before: Uint32Array): Uint32Array {
  return before.length < FEW ? inOrderOf(steps, inOrderOf(steps, before, LOW), HIGH) : inOrderOf(steps, before, WHOLE)
}

/** By step, used again by each call: the position at which its group starts. Of steps that do not occur it says nothing. */
const starts = new Uint32Array(STEPS)

export function startsOf(steps: Uint16Array, ordered: Uint32Array): Uint32Array {
  for (let place = ordered.length - 1; place >= 0; place -= 1) starts[steps[ordered[place] as number] as number] = place
  return starts
}
