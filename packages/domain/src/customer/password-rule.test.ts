import { describe, expect, it } from 'vitest'
import { isAllowedPassword, MAX_PASSWORD_LENGTH, PASSWORD_PATTERN } from './password-rule.ts'

describe('the rule for passwords', () => {
  it('AUTH-04 wants 8 characters with digit, lower and upper case letter, Nordic ones too', () => {
    for (const password of [
      'Abcdefg1',
      'åæøÅÆØ12',
      'Lang sætning med 1 tal',
      `aA1${'x'.repeat(MAX_PASSWORD_LENGTH - 3)}`,
    ])
      expect([password, isAllowedPassword(password)]).toEqual([password, true])
    const refused = [
      '',
      'Abcdef1',
      'abcdefg1',
      'ABCDEFG1',
      'Abcdefgh',
      'Abcdef1\n',
      `aA1${'x'.repeat(MAX_PASSWORD_LENGTH)}`,
    ]
    for (const password of refused) expect([password, isAllowedPassword(password)]).toEqual([password, false])
  })

  it('AUTH-04 means the same in every way that browsers read a pattern', () => {
    for (const flags of ['', 'u', 'v'])
      for (const [password, isAllowed] of [
        ['Abcdefg1', true],
        ['ÅBCdéfg1', true],
        ['abcdefg1', false],
      ] as const)
        expect(new RegExp(PASSWORD_PATTERN, flags).test(password)).toBe(isAllowed)
  })
})
