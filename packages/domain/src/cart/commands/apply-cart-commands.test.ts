import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableOf } from '../../stock/stock-status.ts'
import type { CartFacts, CartLine, ItemFacts } from '../cart-line.ts'
import { demandOf } from '../cart-stock.ts'
import { noShop } from '../cart-test-facts.ts'
import { piecePrice, pieceStock } from '../package-rules.ts'
import { applyCartCommands } from './apply-cart-commands.ts'
import type { CartCommand } from './cart-commands.ts'

// The same examples in every run: a failure can be seen again.
fc.configureGlobal({ seed: 20_261_115 })

function item(more: Partial<ItemFacts> & { onHand?: number; minor?: number | undefined } = {}): ItemFacts {
  const { onHand = 10, minor = 1000_00, ...rest } = more
  return {
    isSold: true,
    soldInGroupsOf: 1,
    stock: { onHand, reserved: 0 },
    weightKg: 5,
    longestCm: 80,
    ...('minor' in more && more.minor === undefined ? {} : { price: { currentMinor: minor, regularMinor: minor } }),
    ...rest,
  }
}

const FACTS: CartFacts = {
  items: new Map([
    ['TABLE-OAK', item({ minor: 4000_00, onHand: 6 })],
    ['TABLE-ASH', item({ minor: 4500_00, onHand: 6 })],
    ['CHAIR-OAK', item({ minor: 900_00, onHand: 20, soldInGroupsOf: 2 })],
    ['CHAIR-RED', item({ minor: 750_00, onHand: 9, soldInGroupsOf: 2 })],
    ['LAMP', item({ minor: 500_00, onHand: 0, stock: { onHand: 0, reserved: 0, backOrderDays: 21 } })],
    ['RUG', item({ minor: 1200_00, onHand: 3, stock: { onHand: 5, reserved: 2 } })],
    ['GONE', item({ onHand: 0 })],
    ['UNPRICED', item({ minor: undefined })],
    ['FABRIC', item({ isSold: false })],
    ['SET', item({ minor: 7000_00, onHand: 0, packageKey: 'dining-set' })],
  ]),
  packages: new Map([
    [
      'dining-set',
      [
        { partKey: 'table', quantity: 1, choices: ['TABLE-OAK', 'TABLE-ASH'] },
        { partKey: 'chairs', quantity: 4, choices: ['CHAIR-OAK', 'CHAIR-RED'] },
      ],
    ],
  ]),
}

let made = 0
const rules = { facts: FACTS, shop: noShop(), newId: () => `new-${(made += 1)}` }
/** The rules of the lines alone: what else a cart holds stays out of sight here. */
function apply(lines: readonly CartLine[], ...commands: CartCommand[]) {
  const { cart, errors } = applyCartCommands({ lines, details: {} }, commands, rules)
  return { lines: cart.lines, errors }
}
const add = (sku: string, quantity = 1, more: object = {}): CartCommand => ({
  $type: 'AddLineItemCommand',
  sku,
  quantity,
  ...more,
})
const line = (id: string, sku: string, quantity: number): CartLine => ({ id, sku, quantity })
const codesOf = (result: ReturnType<typeof apply>) => result.errors.map(({ code }) => code)

describe('adding', () => {
  it('CART-03 the same goods become one line', () => {
    const { lines } = apply([], add('RUG'), add('RUG', 2))
    expect(lines).toMatchObject([{ sku: 'RUG', quantity: 3 }])
  })

  it.each([0, -1, 1.5, 1000, Number.MAX_SAFE_INTEGER])('CART-04 a line can not hold %d', (quantity) => {
    expect(codesOf(apply([], add('TABLE-OAK', quantity)))).toEqual(['invalid-quantity'])
  })

  it('CART-04 nor more than 999 after adding to what is there', () => {
    const lines = [line('a', 'LAMP', 998)]
    expect(apply(lines, add('LAMP')).lines).toMatchObject([{ quantity: 999 }])
    expect(codesOf(apply(lines, add('LAMP', 2)))).toEqual(['invalid-quantity'])
  })

  it.each([
    ['CHAIR-OAK', 3, 'not-multiple-of-group'],
    ['NOBODY', 1, 'unknown-sku'],
    ['FABRIC', 1, 'unknown-sku'],
    ['UNPRICED', 1, 'not-buyable'],
    ['GONE', 1, 'insufficient-inventory'],
    ['RUG', 4, 'insufficient-inventory'],
  ])('PDP-09 refuses %s × %i as %s and leaves the cart as it was', (sku, quantity, code) => {
    const before = [line('a', 'TABLE-OAK', 1)]
    const result = apply(before, add('LAMP'), add(sku, quantity))
    expect(result.errors).toMatchObject([{ code, commandIndex: 1 }])
    expect(result.lines).toBe(before)
  })

  it('PDP-09 what is ordered back is not limited by the shelf', () => {
    expect(apply([], add('LAMP', 40)).lines).toMatchObject([{ sku: 'LAMP', quantity: 40 }])
  })
})

describe('changing', () => {
  const lines = [line('a', 'RUG', 2), line('b', 'CHAIR-OAK', 4)]

  it('CART-04 sets the quantity, and 0 removes', () => {
    const change = (lineItemId: string, quantity: number): CartCommand => ({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId,
      quantity,
    })
    expect(apply(lines, change('a', 3)).lines).toMatchObject([{ quantity: 3 }, { quantity: 4 }])
    expect(apply(lines, change('a', 0)).lines).toMatchObject([{ id: 'b' }])
    expect(codesOf(apply(lines, change('a', 4)))).toEqual(['insufficient-inventory'])
    expect(codesOf(apply(lines, change('b', 5)))).toEqual(['not-multiple-of-group'])
    expect(apply(lines, change('c', 1)).errors).toMatchObject([{ code: 'unknown-line', lineItemId: 'c' }])
  })

  it('CART-04 fewer is accepted even when the shelf has less than that by now', () => {
    const many = [line('a', 'GONE', 5)]
    const fewer = { $type: 'ChangeLineItemQuantityCommand', lineItemId: 'a', quantity: 2 } as const
    expect(apply(many, fewer).lines).toMatchObject([{ quantity: 2 }])
  })

  it('CART-06 removes a line, and knows when there is none', () => {
    const remove = (lineItemId: string) => ({ $type: 'RemoveLineItemCommand', lineItemId }) as const
    expect(apply(lines, remove('a')).lines).toMatchObject([{ id: 'b' }])
    expect(codesOf(apply(lines, remove('a'), remove('a')))).toEqual(['unknown-line'])
  })
})

describe('a package', () => {
  const set = (parts: readonly { partKey: string; sku: string }[], quantity = 1) =>
    add('SET', quantity, { packageKey: 'dining-set', parts })
  const onlyLine = (command: CartCommand) => apply([], command).lines[0] ?? line('none', '', 0)

  it('PDP-07 holds its first choices where nothing else is said', () => {
    expect(onlyLine(add('SET'))).toMatchObject({
      packageKey: 'dining-set',
      parts: [
        { partKey: 'table', sku: 'TABLE-OAK' },
        { partKey: 'chairs', sku: 'CHAIR-OAK' },
      ],
    })
  })

  it('PDP-07 the price follows the choice, for all pieces of the part', () => {
    expect(piecePrice(onlyLine(set([])), FACTS)).toMatchObject({ currentMinor: 7000_00 })
    const chosen = [
      { partKey: 'table', sku: 'TABLE-ASH' },
      { partKey: 'chairs', sku: 'CHAIR-RED' },
    ]
    expect(piecePrice(onlyLine(set(chosen)), FACTS)).toMatchObject({ currentMinor: 7000_00 + 500_00 - 4 * 150_00 })
  })

  it('PDP-07 stock is that of the scarcest part', () => {
    expect(pieceStock(onlyLine(set([])), FACTS).onHand).toBe(5)
    expect(pieceStock(onlyLine(set([{ partKey: 'chairs', sku: 'CHAIR-RED' }])), FACTS).onHand).toBe(2)
    expect(codesOf(apply([], set([{ partKey: 'chairs', sku: 'CHAIR-RED' }], 3)))).toEqual(['insufficient-inventory'])
  })

  it('CART-15 shares its parts’ stock with the other lines', () => {
    const chairs = [line('a', 'CHAIR-RED', 6)]
    expect(codesOf(apply(chairs, set([{ partKey: 'chairs', sku: 'CHAIR-RED' }])))).toEqual(['insufficient-inventory'])
  })

  it('CART-15 other choices are another line, the same ones are not, in whatever order they are named', () => {
    const red = [{ partKey: 'chairs', sku: 'CHAIR-RED' }]
    const both = [...red, { partKey: 'table', sku: 'TABLE-OAK' }]
    expect(apply([], set([]), set(red), set(both)).lines).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
  })

  it.each([
    ['a part it does not have', set([{ partKey: 'lamp', sku: 'LAMP' }])],
    ['a choice it does not have', set([{ partKey: 'table', sku: 'CHAIR-RED' }])],
    [
      'one part twice',
      set([
        { partKey: 'table', sku: 'TABLE-ASH' },
        { partKey: 'table', sku: 'TABLE-OAK' },
      ]),
    ],
    ['the key of another package', add('SET', 1, { packageKey: 'other' })],
    ['a package that is none', add('RUG', 1, { packageKey: 'dining-set' })],
    ['parts of what has none', add('RUG', 1, { parts: [{ partKey: 'table', sku: 'TABLE-OAK' }] })],
  ])('PDP-07 is refused with %s', (_case, command) => {
    expect(codesOf(apply([], command))).toEqual(['unknown-sku'])
  })
})

const anyQuantity = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.constantFrom(1.5, 999, 1000))
const anyCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.tuple(fc.constantFrom(...FACTS.items.keys(), 'NOBODY'), anyQuantity).map(([sku, quantity]) => add(sku, quantity)),
  fc
    .tuple(fc.constantFrom('TABLE-OAK', 'TABLE-ASH'), fc.constantFrom('CHAIR-OAK', 'CHAIR-RED'), anyQuantity)
    .map(([table, chairs, quantity]) =>
      add('SET', quantity, {
        parts: [
          { partKey: 'chairs', sku: chairs },
          { partKey: 'table', sku: table },
        ],
      }),
    ),
  fc
    .tuple(fc.nat(6), anyQuantity)
    .map(([id, quantity]) => ({ $type: 'ChangeLineItemQuantityCommand', lineItemId: `${id}`, quantity }) as const),
  fc.nat(6).map((id) => ({ $type: 'RemoveLineItemCommand', lineItemId: `${id}` }) as const),
)
/** Lines get the numbers that the commands above speak of. */
function applyNumbered(lines: readonly CartLine[], commands: readonly CartCommand[]) {
  let next = lines.length
  const { cart, errors } = applyCartCommands({ lines, details: {} }, commands, {
    ...rules,
    newId: () => `${(next += 1) - 1}`,
  })
  return { lines: cart.lines, errors }
}

describe('whatever is asked', () => {
  it('PDP-09 the cart never holds more than the shelf has, unless it is ordered back', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 20 }), (commands) => {
        let lines: readonly CartLine[] = []
        for (const command of commands) lines = applyNumbered(lines, [command]).lines
        for (const [sku, wanted] of demandOf(lines, FACTS)) {
          const stock = FACTS.items.get(sku)?.stock ?? { onHand: 0, reserved: 0 }
          if (stock.backOrderDays === undefined) expect(wanted).toBeLessThanOrEqual(availableOf(stock))
        }
        for (const { quantity } of lines) expect(quantity).toBeGreaterThanOrEqual(1)
        for (const { quantity } of lines) expect(quantity).toBeLessThanOrEqual(999)
      }),
    )
  })

  it('CART-03 a list is kept whole or not at all, and stops at its first refusal', () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand, { minLength: 1, maxLength: 6 }),
        fc.array(anyCommand, { maxLength: 6 }),
        (before, commands) => {
          let start: readonly CartLine[] = []
          for (const command of before) start = applyNumbered(start, [command]).lines
          const whole = applyNumbered(start, commands)
          const [error] = whole.errors
          if (!error) return
          expect(whole.lines).toBe(start)
          expect(applyNumbered(start, commands.slice(0, error.commandIndex)).errors).toEqual([])
        },
      ),
    )
  })
})
