import { expect, it } from 'vitest'
import { badgeLimit } from './badge-limit.ts'

it('CARD-04 one badge on small cards and on the dark brand, two elsewhere and under the Black Friday theme', () => {
  const dark = { brandLimit: 1, size: 'normal' } as const
  expect(badgeLimit({ ...dark, blackFridayTheme: false })).toBe(1)
  expect(badgeLimit({ ...dark, blackFridayTheme: true })).toBe(2)
  for (const size of ['normal', 'wide'] as const) {
    expect(badgeLimit({ brandLimit: 2, size, blackFridayTheme: false })).toBe(2)
    expect(badgeLimit({ brandLimit: 2, size, blackFridayTheme: true })).toBe(2)
  }
  for (const brandLimit of [1, 2] as const)
    expect(badgeLimit({ brandLimit, size: 'small', blackFridayTheme: true })).toBe(1)
})
