import { describe, expect, it } from 'vitest'
import { problemOf } from './use-field.ts'

const control = (failing: Partial<Record<'valueMissing' | 'customError' | 'typeMismatch', boolean>>) => ({
  validity: { valid: Object.keys(failing).length === 0, valueMissing: false, customError: false, ...failing },
  validationMessage: "the browser's words",
})

describe('what is wrong with a field', () => {
  it('AUTH-04 is nothing while the control is content', () => {
    expect(problemOf(control({}), { missing: 'Write it', invalid: 'Write it right' })).toBeUndefined()
  })

  it('AUTH-04 has words for nothing written and words for what will not do', () => {
    const messages = { missing: 'Write it', invalid: 'Write it right' }
    expect(problemOf(control({ valueMissing: true }), messages)).toBe('Write it')
    expect(problemOf(control({ typeMismatch: true }), messages)).toBe('Write it right')
  })

  it('AUTH-04 says the same of both where there is one message', () => {
    expect(problemOf(control({ valueMissing: true }), { invalid: 'An address, please' })).toBe('An address, please')
  })

  it("is said in the owner's words when it is the owner's rule, and in the browser's when there are none", () => {
    const ruled = { ...control({ customError: true }), validationMessage: 'They differ' }
    expect(problemOf(ruled, { invalid: 'Write it right' })).toBe('They differ')
    expect(problemOf(control({ typeMismatch: true }), {})).toBe("the browser's words")
  })

  it('is first that nothing is written, whatever the owner says of it', () => {
    expect(problemOf(control({ valueMissing: true, customError: true }), { missing: 'Write it' })).toBe('Write it')
  })
})
