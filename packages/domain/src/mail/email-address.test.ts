import { describe, expect, it } from 'vitest'
import { emailKey, isEmailAddress, validateEmail } from './email-address.ts'

describe('an e-mail address', () => {
  it.each([
    'anna@example.dk',
    'Anna.Lund+brev@mail.example.com',
    "o'neill_1@example.museum",
    'jens@rødgrød.dk',
    `${'a'.repeat(64)}@example.dk`,
  ])('BLOCK-38 %s is one', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  it.each([
    '',
    'anna',
    'anna@',
    '@example.dk',
    'anna@localhost',
    'anna@example.',
    'anna@-example.dk',
    'anna@example..dk',
    'anna @example.dk',
    'anna@example.dk, bo@example.dk',
    'Anna <anna@example.dk>',
    'anna@example.dk\r\nBcc: bo@example.dk',
    'a@b@example.dk',
    'anna@example.1',
    `${'a'.repeat(65)}@example.dk`,
    `anna@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.dk`,
  ])('BLOCK-38 %j is none', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it.each([
    ['  ', 'emptyEmail'],
    ['anna', 'invalidEmail'],
    [' anna@example.dk ', undefined],
  ])('BLOCK-09 LAW-01 a form says of %j: %s', (typed, error) => {
    expect(validateEmail(typed)).toBe(error)
  })

  it('LAW-05 is the same mailbox whatever its case', () => {
    expect(emailKey('Anna@Example.DK')).toBe('anna@example.dk')
  })
})
