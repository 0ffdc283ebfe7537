/** Scores are rounded to this many steps; scores in the same step count as equal. */
const STEPS = 2 ** 16

/** Each score as a number of steps below the best. */
export function stepsOf(scores: Float32Array): Uint16Array {
  let best = Number.MIN_VALUE
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > best) best = scores[at] as number
  const scale = (STEPS - 1) / best
  const steps = new Uint16Array(scores.length)
  for (let at = 0; at < scores.length; at += 1) steps[at] = (best - (scores[at] as number)) * scale
  return steps
}

/** The position at which each step's group starts in the final order. */
export function startsOf(steps: Uint16Array): Uint32Array {
  const starts = new Uint32Array(STEPS + 1)
  for (let at = 0; at < steps.length; at += 1) {
    const next = (steps[at] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let step = 1; step <= STEPS; step += 1) starts[step] = (starts[step] as number) + (starts[step - 1] as number)
  return starts
}

/**
 * Best first; equal ones keep their order in `before`. A counting sort, because half the shop may match `sofa` and this
 * runs at every keystroke.
 */
export function inOrder(steps: Uint16Array, before: Uint32Array): Uint32Array {
  const places = startsOf(steps)
  const ordered = new Uint32Array(before.length)
  for (let index = 0; index < before.length; index += 1) {
    const each = before[index] as number
    const step = steps[each] as number
    const place = places[step] as number
    places[step] = place + 1
    ordered[place] = each
  }
  return ordered
}
