import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartSwitch, readFrom, type CartPiece, type MarketCart } from './country-switch.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

interface SoldWhere {
  readonly line: CartPiece
  readonly here: boolean
  readonly there: boolean
}

/** Any cart, each line sold in one market, the other, both or none. */
const anyCart: fc.Arbitrary<readonly SoldWhere[]> = fc.uniqueArray(
  fc.record({
    line: fc.record({
      id: fc.uuid(),
      sku: fc.constantFrom('SOFA', 'LAMP', 'RUG'),
      name: fc.string(),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    here: fc.boolean(),
    there: fc.boolean(),
  }),
  { selector: ({ line }) => line.id, maxLength: 12 },
)
const shownIn = (lines: readonly SoldWhere[], place: 'here' | 'there'): MarketCart => ({
  items: lines.filter((each) => each[place]).map(({ line }) => line),
  asideItems: lines.filter((each) => !each[place]).map(({ line }) => line),
})
const piecesOf = (lines: readonly CartPiece[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

describe('a cart that changes its market', () => {
  it('SHELL-09 every piece in the cart either follows or is named', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const [here, there] = [shownIn(lines, 'here'), shownIn(lines, 'there')]
        const { follows, missing } = cartSwitch(here, there)
        expect(follows + piecesOf(missing)).toBe(piecesOf(here.items))
      }),
    )
  })

  it('SHELL-09 what it holds there is what followed and what came back', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const there = shownIn(lines, 'there')
        const { follows, returns } = cartSwitch(shownIn(lines, 'here'), there)
        expect(follows + piecesOf(returns)).toBe(piecesOf(there.items))
      }),
    )
  })

  it('SHELL-09 switching there and back loses nothing: what was missing returns', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const [here, there] = [shownIn(lines, 'here'), shownIn(lines, 'there')]
        const [away, back] = [cartSwitch(here, there), cartSwitch(there, here)]
        expect(back.returns).toEqual(away.missing)
        expect(away.returns).toEqual(back.missing)
        expect(back.follows).toBe(away.follows)
      }),
    )
  })
})

describe('where the visitor came from', () => {
  it.each(['/', '/sofaer', '/nb/sofaer/nordlo-3?sku=A%20B', '/a//b'])('%s is an address of the shop', (address) => {
    expect(readFrom(address)).toBe(address)
  })

  it.each(['', 'sofaer', 'https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', null])(
    '%j is none',
    (address) => {
      expect(readFrom(address)).toBeUndefined()
    },
  )

  it('whatever is read stays in the shop', () => {
    const nasty = fc.array(fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', 'a', '\t', '\n', '%2f', ' '))
    fc.assert(
      fc.property(nasty, (parts) => {
        const read = readFrom(`/${parts.join('')}`)
        if (read !== undefined) expect(new URL(read, 'https://shop.example').origin).toBe('https://shop.example')
      }),
    )
  })
})
