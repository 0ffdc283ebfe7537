import { describe, expect, it } from 'vitest'
import { makeOrderNumber } from '../order-number.ts'
import { validateLines, validateWithdrawer } from './withdrawal-statement.ts'

const NUMBER = makeOrderNumber('HJ', new Uint8Array([3, 1, 4, 1, 5, 9, 2, 6]))
const GIVEN = { name: ' Alma Holm ', orderNumber: NUMBER.toLowerCase(), email: 'alma@example.dk ' }
const RIGHT = { name: undefined, orderNumber: undefined, email: undefined }

describe('who withdraws', () => {
  it('LAW-01 says their name, which order and where to answer, before anybody looks for the order', () => {
    expect(validateWithdrawer(GIVEN)).toEqual({
      ok: true,
      value: { name: 'Alma Holm', orderNumber: NUMBER, email: 'alma@example.dk' },
    })
  })

  it.each([
    [
      { name: ' ', orderNumber: ' #', email: ' ' },
      { name: 'emptyName', orderNumber: 'emptyOrderNumber', email: 'emptyEmail' },
    ],
    [
      { name: 'a\nb', orderNumber: `${NUMBER.slice(0, -1)}1`, email: 'alma' },
      { name: 'invalidName', orderNumber: 'invalidOrderNumber', email: 'invalidEmail' },
    ],
    [{ name: 'x'.repeat(201) }, { name: 'invalidName' }],
    [{ name: 'Vind på evil.com' }, { name: 'invalidName' }],
    [{ orderNumber: '1204' }, { orderNumber: 'invalidOrderNumber' }],
    [{ email: 'alma@localhost' }, { email: 'invalidEmail' }],
  ])('LAW-01 %j is told all that is wrong with it', (wrong, problems) => {
    expect(validateWithdrawer({ ...GIVEN, ...wrong })).toEqual({ ok: false, problems: { ...RIGHT, ...problems } })
  })
})

const PIECES = new Map([
  ['rug', 2],
  ['set', 1],
])
const validate = (lines?: readonly { lineItemId: string; quantity: number }[]) =>
  validateLines(lines, { pieces: PIECES })
const pieces = (lineItemId: string, quantity: number) => ({ lineItemId, quantity })

describe('what is withdrawn', () => {
  it('LAW-01 is all of it where nothing is said, and otherwise what was chosen', () => {
    expect(validate()).toEqual({ ok: true, value: [pieces('rug', 2), pieces('set', 1)] })
    expect(validate([pieces('rug', 1)])).toEqual({ ok: true, value: [pieces('rug', 1)] })
  })

  it.each([
    ['noLines', []],
    ['unknownLine', [pieces('lamp', 1)]],
    ['unknownLine', [pieces('rug', 1), pieces('rug', 1)]],
    ['invalidQuantity', [pieces('rug', 3)]],
    ['invalidQuantity', [pieces('rug', 0.5)]],
    ['invalidQuantity', [pieces('rug', 0)]],
    ['invalidQuantity', [pieces('rug', -1), pieces('set', 1)]],
  ])('LAW-01 is refused as %s: %j', (code, lines) => {
    expect(validate(lines)).toEqual({ ok: false, code })
  })
})
