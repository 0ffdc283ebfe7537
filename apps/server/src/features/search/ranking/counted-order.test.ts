import { expect, it } from 'vitest'
import { inOrder, startsOf } from './counted-order.ts'

/** Both ways of ordering: few are ordered by their bytes, many by whole steps. */
it.each([0, 1, 7, 8191, 8192, 40_000])('SRCH-08 %i hits: best first, equal ones in their order before', (count) => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  // Every second one in a narrow range, so that many are equal; both ends of the steps are there.
  const steps = Uint16Array.from({ length: count }, (_, at) => (at % 2 === 0 ? random(65_536) : 250 + random(12)))
  if (count > 1) steps.set([65_535, 0])
  const before = Uint32Array.from({ length: count }, (_, at) => count - 1 - at)
  const ordered = inOrder(steps, before)
  const stepAt = (each: number) => steps[each] ?? -1
  expect([...ordered]).toEqual([...before].toSorted((a, b) => stepAt(a) - stepAt(b)))
  const starts = startsOf(steps, ordered)
  const wrong = ordered.filter((each, place) => {
    const first = starts[stepAt(each)] ?? -1
    return (
      first > place ||
      stepAt(ordered[first] ?? -1) !== stepAt(each) ||
      (first > 0 && stepAt(ordered[first - 1] ?? -1) === stepAt(each))
    )
  })
  expect([...wrong]).toEqual([])
})
