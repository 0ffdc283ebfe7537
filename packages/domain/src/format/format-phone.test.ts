import { expect, it } from 'vitest'
import { formatPhone, phoneAddress } from './format-phone.ts'

it.each([
  ['da', '+45 70 00 00 10', '70 00 00 10'],
  ['da', '+4520304050', '20 30 40 50'],
  ['nb', '+47 21 00 00 30', '21 00 00 30'],
  ['nb', '+4740506070', '405 06 070'],
  ['sv', '+46 8 000 00 40', '08-000 00 40'],
  ['sv', '+46 31 390 06 14', '031-390 06 14'],
  ['sv', '+46701234567', '070-123 45 67'],
] as const)('SHELL-10 in %s the number %s is written %s', (language, international, national) => {
  expect(formatPhone(language, international)).toBe(national)
})

it.each([
  ['nb', '+45 70 00 00 10'],
  ['da', '+46 8 000 00 40'],
  ['da', '+45 112'],
  ['sv', '+4680000040'],
] as const)('SHELL-10 in %s the number %s stays as it is', (language, international) => {
  expect(formatPhone(language, international)).toBe(international)
})

it('SHELL-10 is called by its international form', () => {
  expect(phoneAddress('+45 70 00 00 10')).toBe('tel:+4570000010')
})
