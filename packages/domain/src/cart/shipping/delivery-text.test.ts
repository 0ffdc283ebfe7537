import { expect, it } from 'vitest'
import { estimatedPickupText } from './delivery-text.ts'

it('CHK-01 the day of a pick-up is said in the words of the language', () => {
  expect(estimatedPickupText('da', '2026-11-16')).toBe('Kan hentes fra mandag 16. november')
  expect(estimatedPickupText('nb', '2026-11-16')).toBe('Kan hentes fra mandag 16. november')
  expect(estimatedPickupText('sv', '2026-11-16')).toBe('Kan hämtas från måndag 16 november')
  expect(estimatedPickupText('da', undefined)).toBe('')
})
