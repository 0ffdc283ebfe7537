import { expect, it } from 'vitest'
import { wayInOf } from './way-in.ts'

it.each([
  ['a sofa', 96, 232, 'door'],
  ['an armchair', 72, 80, 'door'],
  ['a sideboard', 42, 200, 'turn'],
  ['a chest of drawers', 45, 110, undefined],
  ['a rug', 1, 300, undefined],
  ['a mirror', 4, 190, undefined],
  ['a floor lamp', 40, 165, undefined],
] as const)('CHK-06 %s of %i cm at the narrowest and %i at the longest: %s', (_name, narrowestCm, longestCm, way) => {
  expect(wayInOf({ narrowestCm, longestCm })).toBe(way)
})
