import { describe, expect, it } from 'vitest'
import { majorDiffers, majorOf } from './server-version.ts'

describe('majorDiffers', () => {
  it.each([
    ['1.4.2', '2.0.0'],
    ['9.9.9', '10.0.0'],
    ['2.0.0', '1.9.9'],
    ['1', '2'],
    ['1.0.0', '2.0.0-beta.1'],
  ])('NAV-07 sees another major version in %s and %s', (own, other) => {
    expect(majorDiffers(own, other)).toBe(true)
  })

  it.each([
    ['1.4.2', '1.5.0'],
    ['10.0.0', '10.0.1'],
    ['1', '1.0.0'],
    ['1.0.0', '1.0.0-beta.1'],
  ])('NAV-07 goes on with %s and %s', (own, other) => {
    expect(majorDiffers(own, other)).toBe(false)
  })

  it.each(['', 'v2.0.0', 'unknown', '2beta', '-2.0.0', '.2', 'NaN.0.0'])(
    'NAV-07 forces no reload for %j, which can’t be read',
    (version) => {
      expect(majorOf(version)).toBeUndefined()
      expect(majorDiffers('1.0.0', version)).toBe(false)
      expect(majorDiffers(version, '1.0.0')).toBe(false)
    },
  )
})
