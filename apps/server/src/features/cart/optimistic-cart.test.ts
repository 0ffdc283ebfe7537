import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartLine, ItemFacts } from '@firkant/domain/cart/cart-line.ts'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import type { CartState } from '@firkant/domain/cart/cart-state.ts'
import { anyRequester, noShop, someItem, TEST_NOW } from '@firkant/domain/cart/cart-test-facts.ts'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import { applyCartCommands } from '@firkant/domain/cart/commands/apply-cart-commands.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { optimisticCart, isOptimisticLine } from '@firkant/domain/cart/commands/optimistic-cart.ts'
import { calculateCart } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { testDelivery } from '@firkant/domain/delivery/delivery-test-plan.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { CurrentPrice } from '@firkant/domain/pricing/price-log.ts'
import type { Promotion } from '@firkant/domain/promotions/promotion.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importPromotions } from '../promotions/import-promotions.ts'
import type { LoadedFacts } from './cart-facts.ts'
import { cartView } from './cart-view.ts'
import type { GoodsRow } from './goods-cache.ts'

const MARKET = MARKETS.DK
const SEED = 20_261_116
const PURE_LISTS = 10_000
const SERVED_LISTS = 36

/** Something that a visitor does, at the nth of what they see. */
interface Wish {
  readonly kind: 'add' | 'again' | 'change' | 'remove' | 'removeCustom' | 'code' | 'stranger'
  readonly at: number
  readonly quantity: number
}

const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom(
    'add',
    'again',
    'again',
    'change',
    'change',
    'change',
    'remove',
    'removeCustom',
    'code',
    'stranger',
  ),
  at: fc.nat(20),
  quantity: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 12 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 1.5, 998, 999, 1000) },
  ),
})
const wishes = fc.array(wish, { minLength: 1, maxLength: 12 })

function commandOf({ kind, at, quantity }: Wish, shown: Cart, newSku: string): CartCommand {
  const lines = [...shown.items, ...(shown.viewData.declinedGifts ?? [])]
  const line = lines[at % Math.max(1, lines.length)]
  const lineItemId = line === undefined ? 'nobody' : 'lineItemId' in line ? line.lineItemId : line.id
  const goods = shown.items.filter(({ viewData }) => !viewData.isGift)
  const item = goods[at % Math.max(1, goods.length)]
  switch (kind) {
    case 'add':
      return { $type: 'AddLineItemCommand', sku: newSku, quantity }
    case 'again':
      return { $type: 'AddLineItemCommand', sku: item?.sku ?? 'X-NONE', quantity, ...packageOf(item) }
    case 'change':
      return { $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity }
    case 'remove': {
      const all = [lineItemId, ...shown.asideItems.map(({ id }) => id)]
      return { $type: 'RemoveLineItemCommand', lineItemId: all[quantity % all.length] ?? lineItemId }
    }
    case 'removeCustom':
      return {
        $type: 'RemoveCustomLineItemCommand',
        customLineItemId: shown.customLineItems[0]?.id ?? 'nobody',
      }
    case 'code':
      return { $type: 'SetCustomerEmailCommand', email: 'somebody@example.com' }
    case 'stranger':
      return { $type: 'ChangeLineItemQuantityCommand', lineItemId: 'nobody', quantity }
  }
}

function packageOf(item: CartItem | undefined) {
  const chosen = item?.includedInPackage
  return chosen && { packageKey: chosen.packageKey, parts: [...chosen.parts] }
}

/** As the browser sends a list: what is refused is left out, and the rest goes again. */
async function sendAll(
  commands: readonly CartCommand[],
  apply: (list: readonly CartCommand[]) => Promise<number | undefined> | number | undefined,
): Promise<void> {
  for (let list = commands; list.length > 0;) {
    const refused = await apply(list)
    if (refused === undefined) return
    list = list.filter((_, index) => index !== refused)
  }
}

const goodsName = ({ sku, includedInPackage, viewData }: CartItem) =>
  JSON.stringify([sku, includedInPackage?.parts.map((part) => [part.partKey, part.sku]), viewData.isGift])

/** What the visitor sees of their goods. */
function seen(cart: Cart, before: Cart, isShown: (item: CartItem) => boolean) {
  const items = cart.items.filter(isShown)
  const isNew = (id: string) => before.items.every((each) => each.id !== id)
  return {
    lines: items.map(({ id, sku, name, quantity, linePrice, includedInPackage, viewData }) => ({
      sku,
      name,
      quantity,
      linePrice,
      id: isOptimisticLine(id) || isNew(id) ? 'new' : id,
      parts: includedInPackage?.parts,
      isGift: viewData.isGift,
    })),
    badge: piecesOf({ items }),
    aside: cart.asideItems,
    custom: cart.customLineItems,
  }
}

/** The same in both, as far as the browser can know it: goods that it never saw come with the answer, and their gifts. */
function expectSameCart(expected: Cart, answered: Cart, before: Cart): void {
  const known = new Set(before.items.map(goodsName))
  const isKnown = (item: CartItem) => known.has(goodsName(item))
  const hasNew = answered.items.some((item) => !item.viewData.isGift && !isKnown(item))
  const isShown = (item: CartItem) => isKnown(item) && !(hasNew && item.viewData.isGift)
  expect(seen(expected, before, isShown)).toEqual(seen(answered, before, isShown))
  if (hasNew) return
  expect(expected.viewData.declinedGifts).toEqual(answered.viewData.declinedGifts)
  expect(expected.subTotal).toEqual(answered.subTotal)
  const discounts = [before, answered].map(({ viewData }) => viewData.cartBaseDiscount.inclVat)
  if (discounts.some((amount) => amount > 0)) return
  expect([expected.total, expected.savings]).toEqual([answered.total, answered.savings])
  const [freight, freightThen] = [before, answered].map(({ viewData }) => viewData.fallbackShippingCost.inclVat)
  if (freight === freightThen) expect(expected.viewData.expectedTotal).toEqual(answered.viewData.expectedTotal)
}

describe('what the browser expects of its commands is what the server makes of them', () => {
  const price = fc
    .tuple(fc.integer({ min: 1, max: 9999_99 }), fc.nat(500_00))
    .map(([currentMinor, more]): CurrentPrice => ({
      currentMinor,
      regularMinor: currentMinor + more,
      ...(more % 2 === 1 && { reference: { minor: currentMinor + more, reductionBegan: TEST_NOW } }),
    }))
  const sample = fc.record({
    prices: fc.array(price, { minLength: 8, maxLength: 8 }),
    quantities: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }),
    promotion: fc.constantFrom('none', 'gift', 'gift', 'percent'),
    isDeclined: fc.boolean(),
    wishes,
  })
  type Sample = typeof sample extends fc.Arbitrary<infer Of> ? Of : never

  const GROUPS = [1, 1, 2, 3, 1, 1, 1, 1]
  const SKUS = ['X-A', 'X-B', 'X-PAIR', 'X-TRIO', 'X-OUT', 'X-SET', 'X-SET', 'X-ASIDE'] as const
  const PARTS = [{ partKey: 'legs', quantity: 4, choices: ['X-OAK', 'X-ASH'] }]

  function factsOf({ prices }: Sample): LoadedFacts {
    const items = new Map<string, ItemFacts>(
      [...SKUS.entries()].map(([at, sku]) => {
        const { price: _none, ...item } = someItem(0, { soldInGroupsOf: GROUPS[at] ?? 1 })
        const out = sku === 'X-OUT' ? { stock: { onHand: 0, reserved: 0 } } : {}
        const set = sku === 'X-SET' ? { packageKey: 'set' } : {}
        return [sku, { ...item, ...out, ...set, ...(sku !== 'X-ASIDE' && { price: prices[at] }) }]
      }),
    )
    for (const [sku, minor] of Object.entries({ 'X-OAK': 40_00, 'X-ASH': 41_50, 'X-NEW': 199_00, 'X-GIFT': 99_00 }))
      items.set(sku, someItem(minor))
    const rowOf = (sku: string) => ({
      sku,
      key: sku,
      name: sku,
      subtitle: '',
      sold_in_groups_of: items.get(sku)?.soldInGroupsOf ?? 1,
      variant_name: null,
      rating: null,
    })
    const rows = new Map([...items.keys()].map((sku) => [sku, rowOf(sku) as unknown as GoodsRow]))
    return { items, rows, packages: new Map([['set', PARTS]]), promotions: [], delivery: testDelivery('DK') }
  }

  function linesOf({ quantities }: Sample): readonly CartLine[] {
    const firstSet = SKUS.indexOf('X-SET')
    return SKUS.flatMap((sku, at): CartLine[] => {
      const quantity = (quantities[at] ?? 0) * (GROUPS[at] ?? 1)
      const parts = [{ partKey: 'legs', sku: at === firstSet ? 'X-OAK' : 'X-ASH' }]
      return quantity === 0
        ? []
        : [{ id: `line-${at}`, sku, quantity, ...(sku === 'X-SET' && { packageKey: 'set', parts }) }]
    })
  }

  const PROMOTIONS: Readonly<Record<Sample['promotion'], readonly Promotion[]>> = {
    none: [],
    gift: [promotionOf({ type: 'gift', sku: 'X-GIFT', quantity: 2 })],
    percent: [promotionOf({ type: 'percent', percent: 20 })],
  }
  function promotionOf(effect: Promotion['effect']): Promotion {
    return {
      key: effect.type,
      names: { da: 'Tilbud', nb: 'Tilbud', sv: 'Tilbud' },
      isCombinable: false,
      conditions: {},
      effect,
    }
  }

  function serverOf(of: Sample) {
    const facts = factsOf(of)
    const promotions = PROMOTIONS[of.promotion]
    const requester = anyRequester()
    const context = {
      brand: 'hjemly',
      market: MARKET,
      now: TEST_NOW,
      isMember: false,
      brandName: 'Hjemly',
      address: String,
    }
    let ids = 0
    const rules = { facts, shop: noShop({ promotions }), newId: () => `made-${(ids += 1)}` }
    return {
      apply: (cart: CartState, commands: readonly CartCommand[]) => applyCartCommands(cart, commands, rules),
      view(cart: CartState): Cart {
        const calculation = calculateCart(cart, {
          facts,
          promotions,
          requester,
          market: MARKET,
          delivery: testDelivery('DK'),
        })
        return cartView({ ...cart, id: 'cart', version: 1, calculation, changes: [] }, facts, context)
      },
    }
  }

  it(`CART-04 in ${PURE_LISTS} lists by the rules alone`, async () => {
    await fc.assert(
      fc.asyncProperty(sample, async (of) => {
        const server = serverOf(of)
        const customLines = [{ id: 'custom', name: 'Opbæring', quantity: 1, minor: { DK: 250_00 } }]
        let cart: CartState = {
          lines: linesOf(of),
          details: { customLines, ...(of.isDeclined && { declinedGifts: ['gift'] }) },
        }
        const before = server.view(cart)
        const commands = of.wishes.map((each) => commandOf(each, before, 'X-NEW'))
        const optimistic = optimisticCart(before, commands, MARKET.vatPercent).cart
        await sendAll(commands, (list) => {
          const applied = server.apply(cart, list)
          cart = applied.cart
          return applied.errors[0]?.commandIndex
        })
        expectSameCart(optimistic, server.view(cart), before)
      }),
      { seed: SEED, numRuns: PURE_LISTS },
    )
  })

  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
    const dk = (...minors: readonly number[]) =>
      minors.map((minor, at) => ({
        market: 'DK' as const,
        minor,
        ...(at > 0 && { from: new Date('2026-11-10T00:00:00Z') }),
      }))
    await addTestGoods(shop.database.main, [
      { sku: 'E-LAMP', onHand: 90_000, prices: dk(33) },
      { sku: 'E-RUG', onHand: 90_000, prices: dk(899_95, 699_50) },
      { sku: 'E-CHAIR', onHand: 90_000, groupsOf: 2, prices: dk(900_00) },
      { sku: 'E-CHAIR-RED', onHand: 90_000, groupsOf: 2, prices: dk(950_00) },
      { sku: 'E-TABLE', onHand: 90_000, prices: dk(4000_00) },
      {
        sku: 'E-SET',
        onHand: 0,
        prices: dk(7000_00),
        parts: { table: [1, 'E-TABLE'], chairs: [4, 'E-CHAIR', 'E-CHAIR-RED'] },
      },
      { sku: 'E-CANDLE', onHand: 90_000, prices: dk(49_00) },
    ])
    const words = { da: 'Et lys i gave', nb: 'Et lys i gave', sv: 'Et lys i gave' }
    await importPromotions(shop.database.main, {
      promotions: [
        {
          key: 'candle',
          names: words,
          isCombinable: false,
          conditions: {},
          effect: { type: 'gift', sku: 'E-CANDLE', quantity: 1 },
        },
      ],
      giftCards: [],
    })
  })
  afterAll(() => shop.close())

  it(`CART-04 in ${SERVED_LISTS} lists through the server and its database`, async () => {
    const add = (sku: string, quantity: number, more: object = {}): CartCommand => ({
      $type: 'AddLineItemCommand',
      sku,
      quantity,
      ...more,
    })
    const red = {
      packageKey: 'e-set',
      parts: [
        { partKey: 'table', sku: 'E-TABLE' },
        { partKey: 'chairs', sku: 'E-CHAIR-RED' },
      ],
    }
    const START = [add('E-RUG', 1), add('E-LAMP', 3), add('E-CHAIR', 4), add('E-SET', 1), add('E-SET', 2, red)]
    const lists = fc.sample(fc.tuple(fc.subarray(START, { minLength: 1 }), wishes), {
      seed: SEED,
      numRuns: SERVED_LISTS,
    })
    for (const [start, list] of lists) {
      const visitor = createVisitor(shop)
      const { cartResponse: before } = await visitor.apply(...start)
      const commands = list.map((each) => commandOf(each, before, 'E-CANDLE'))
      const optimistic = optimisticCart(before, commands, MARKET.vatPercent).cart
      let answered = before
      await sendAll(commands, async (each) => {
        const { cartResponse, validation } = await visitor.apply(...each)
        answered = cartResponse
        return validation.validationErrors[0]?.commandIndex
      })
      expectSameCart(optimistic, answered, before)
    }
  })
})
