import { describe, expect, it } from 'vitest'
import { emailKey, isEmailAddress, readEmail, validateEmail } from './email-address.ts'

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

  it.each([
    ['jens@rødgrød.dk', 'jens@xn--rdgrd-vuad.dk'],
    ['Jens@RØDGRØD.DK', 'jens@xn--rdgrd-vuad.dk'],
    ['jens@ro\u0308d.dk', 'jens@xn--rd-fka.dk'],
    ['JENS@XN--RDGRD-VUAD.dk', 'jens@xn--rdgrd-vuad.dk'],
    ['anna@\uff45xample.dk', 'anna@example.dk'],
    ['\uff41nna@example.dk', 'anna@example.dk'],
    ['anna@example.\u{1d555}\u{1d55c}', 'anna@example.dk'],
  ])('LAW-05 %j is the mailbox %j', (written, key) => {
    expect(emailKey(written)).toBe(key)
    expect(emailKey(key)).toBe(key)
  })

  it.each(['x', '', 'a@b@c', 'anna@example.dk/evil', 'anna@example.dk?x', 'anna@user:x@example.dk', 'anna@0x7f.1'])(
    'LAW-05 %j, which is none, is nobody else’s mailbox',
    (typed) => expect(emailKey(typed)).toBe(typed),
  )

  it('LAW-05 is stored with a domain in ASCII, and otherwise as it was typed', () => {
    expect(readEmail(' Anna.Lund@Example.DK ')).toBe('Anna.Lund@Example.DK')
    expect(readEmail('Jens@Rødgrød.dk')).toBe('Jens@xn--rdgrd-vuad.dk')
    expect(readEmail('Anna@\uff45xample.dk')).toBe('Anna@example.dk')
  })
})
