import { describe, expect, it } from 'vitest'
import { isSoftLoginToken, maskEmail } from './soft-login.ts'

describe('the soft login', () => {
  it('SOFT-01 uses tokens of more than 44 characters alone', () => {
    expect(isSoftLoginToken('a'.repeat(44))).toBe(false)
    expect(isSoftLoginToken('a'.repeat(45))).toBe(true)
    expect(isSoftLoginToken('a'.repeat(1000))).toBe(false)
  })

  it('SOFT-02 shows an address that its owner recognises and nobody else can use', () => {
    expect(maskEmail('alma@hjemly.example')).toBe('a***@h***.example')
    expect(maskEmail('o@x.dk')).toBe('o***@x***.dk')
    expect(maskEmail('ida.lund@mail.firma.dk')).toBe('i***@m***.dk')
  })
})
