import { minorOfDecimal, type Amount } from '../../money/money.ts'
import type { CurrentPrice } from '../../pricing/price-log.ts'
import type { Promotion } from '../../promotions/promotion.ts'
import { isBuyable } from '../../stock/stock-status.ts'
import type { CartFacts, CartLine, ItemFacts } from '../cart-line.ts'
import type { CartState, CustomLine } from '../cart-state.ts'
import type { Cart, CartItem, DeclinedGift } from '../cart.ts'
import { asAmount, cartSums, linePrice, minus, NOTHING, sumOf, type MinorAmount } from '../sums/cart-sums.ts'
import { giftOfLine } from '../sums/gift-lines.ts'
import type { CartCommand } from './cart-commands.ts'
import { applyGoodsCommand, isGoodsCommand, type GoodsCommand } from './goods-commands.ts'
import { isSameGoods } from './line-commands.ts'

/** The cart as it will be once the pending commands are applied. */
export interface OptimisticCart {
  readonly cart: Cart
  /** Totals that only the server can calculate are still the old ones. */
  readonly isEstimated: boolean
}

const EXPECTED_PREFIX = 'expected-'

/** A line without a server id yet: no command can name it. */
export function isOptimisticLine(lineItemId: string): boolean {
  return lineItemId.startsWith(EXPECTED_PREFIX)
}

const inMinor = ({ inclVat, exclVat }: Amount): MinorAmount => ({
  incl: minorOfDecimal(inclVat),
  excl: minorOfDecimal(exclVat),
})

function priceOf({ price: { current, regular, lowestPrevious, lowestPreviousDate } }: CartItem): CurrentPrice {
  return {
    currentMinor: minorOfDecimal(current.inclVat),
    regularMinor: minorOfDecimal(regular.inclVat),
    ...(lowestPrevious &&
      lowestPreviousDate !== undefined && {
        reference: { minor: minorOfDecimal(lowestPrevious.inclVat), reductionBegan: new Date(lowestPreviousDate) },
      }),
  }
}

function lineOf({ id, sku, quantity, includedInPackage }: CartItem): CartLine {
  return { id, sku, quantity, ...includedInPackage }
}

/** The browser does not know the stock: what is available counts as unlimited. */
const stockOf = ({ viewData }: CartItem) =>
  isBuyable(viewData.stockStatus) ? { onHand: 0, reserved: 0, backOrderDays: 0 } : { onHand: 0, reserved: 0 }

/** Facts as far as the line shows them; a package has the chosen parts, which are included in its price. */
function factsOf(item: CartItem): CartFacts {
  const { sku, includedInPackage, viewData } = item
  const known: ItemFacts = {
    isSold: true,
    soldInGroupsOf: viewData.soldInGroupsOf,
    price: priceOf(item),
    ...(viewData.isSample && { isSample: true }),
    stock: stockOf(item),
    weightKg: 0,
    longestCm: 0,
    ...(includedInPackage && { packageKey: includedInPackage.packageKey }),
  }
  const parts = includedInPackage?.parts ?? []
  return {
    items: new Map([...parts.map((part): [string, ItemFacts] => [part.sku, known]), [sku, known]]),
    packages: new Map(
      includedInPackage && [
        [
          includedInPackage.packageKey,
          parts.map((part) => ({ partKey: part.partKey, quantity: 1, choices: [part.sku] })),
        ],
      ],
    ),
  }
}

const NO_FACTS: CartFacts = { items: new Map(), packages: new Map() }

interface KnownGifts {
  readonly given: readonly CartItem[]
  readonly declined: readonly DeclinedGift[]
}

function giftPromotions({ given, declined }: KnownGifts): readonly Pick<Promotion, 'key' | 'effect'>[] {
  return [...given, ...declined].map((gift) => ({
    key: giftOfLine('lineItemId' in gift ? gift.lineItemId : gift.id) ?? '',
    effect: { type: 'gift', sku: '', quantity: gift.quantity },
  }))
}

/** The cart as the rules know it, without what only the server knows. */
function stateOf({ items, asideItems, customLineItems }: Cart, { declined }: KnownGifts): CartState {
  return {
    lines: [
      ...items.filter(({ viewData }) => !viewData.isGift).map(lineOf),
      ...asideItems.map(({ id, sku, quantity }) => ({ id, sku, quantity })),
    ],
    details: {
      customLines: customLineItems.map(({ id, name, quantity }): CustomLine => ({ id, name, quantity, minor: {} })),
      declinedGifts: declined.map(({ lineItemId }) => giftOfLine(lineItemId) ?? ''),
    },
  }
}

/** Applies commands in order; a refused one is skipped. */
function applyAll(cart: Cart, gifts: KnownGifts, commands: readonly GoodsCommand[]) {
  /** Line id → its item: from the server, or expected. */
  const goods = new Map(cart.items.filter(({ viewData }) => !viewData.isGift).map((item) => [item.id, item]))
  const shop = { promotions: giftPromotions(gifts) }
  let state = stateOf(cart, gifts)
  const isFixed = ({ id }: { readonly id: string }) => goods.get(id)?.viewData.isManualWebOrderLine === true
  let expected = 0
  for (const command of commands) {
    const item =
      'sku' in command
        ? [...goods.values()].find((each) => !isFixed(each) && isSameGoods(lineOf(each), command))
        : 'lineItemId' in command
          ? goods.get(command.lineItemId)
          : undefined
    const newId = () => {
      const id = `${EXPECTED_PREFIX}${(expected += 1)}`
      if (item) goods.set(id, item)
      return id
    }
    const result = applyGoodsCommand(state, command, { facts: item ? factsOf(item) : NO_FACTS, shop, newId, isFixed })
    if (result.ok) state = result.value
  }
  return { state, goods }
}

function withSums(cart: Cart, vatPercent: number): Cart {
  const { items, customLineItems, shippingCost, viewData, checkoutStatus } = cart
  // Unavailable lines and gifts count in no total.
  const lines = items
    .filter((item) => !item.viewData.isGift && !checkoutStatus.unavailableLineItemIds.includes(item.id))
    .map((item) => ({ id: item.id, quantity: item.quantity, price: priceOf(item) }))
  const extras = customLineItems.map((line) => inMinor(line.linePrice))
  const shipping = shippingCost ? inMinor(shippingCost) : undefined
  const sums = cartSums({ lines, extras, shipping }, vatPercent)
  const { cartDiscounts, cartBaseDiscount, fallbackShippingCost } = viewData
  const discount = sumOf([...cartDiscounts.map(({ amount }) => amount), cartBaseDiscount].map(inMinor))
  const reduced = minus(sums.total, discount)
  const total = reduced.incl < 0 ? NOTHING : reduced
  const toTheDoor = shipping ? NOTHING : inMinor(fallbackShippingCost)
  return {
    ...cart,
    subTotal: asAmount(sums.subTotal),
    total: asAmount(total),
    savings: asAmount(sumOf([sums.savings, discount])),
    viewData: { ...viewData, expectedTotal: asAmount(sumOf([total, toTheDoor])) },
  }
}

/** Applies the server's own rules; what needs the server's facts, such as discounts, stays until it answers. */
export function optimisticCart(cart: Cart, pending: readonly CartCommand[], vatPercent: number): OptimisticCart {
  const commands = pending.filter(isGoodsCommand)
  if (commands.length === 0) return { cart, isEstimated: pending.length > 0 }
  const gifts: KnownGifts = {
    given: cart.items.filter(({ viewData }) => viewData.isGift),
    declined: cart.viewData.declinedGifts ?? [],
  }
  const { state, goods } = applyAll(cart, gifts, commands)
  const { declinedGifts = [], customLines = [] } = state.details
  const isDeclined = (lineItemId: string) => declinedGifts.includes(giftOfLine(lineItemId) ?? '')
  const items = state.lines.flatMap(({ id, quantity }): CartItem[] => {
    const item = goods.get(id)
    if (!item) return []
    if (item.id === id && item.quantity === quantity) return [item]
    const price = asAmount(linePrice({ price: priceOf(item), quantity }, vatPercent))
    return [{ ...item, id, quantity, linePrice: price }]
  })
  // No gifts without products.
  const isGiven = items.some(({ id }) => !cart.checkoutStatus.unavailableLineItemIds.includes(id))
  const declined = [
    ...gifts.declined,
    ...gifts.given.map(({ id, name, quantity }) => ({ lineItemId: id, name, quantity })),
  ].filter(({ lineItemId }) => isGiven && isDeclined(lineItemId))
  const { declinedGifts: _before, ...viewData } = cart.viewData
  const changed: Cart = {
    ...cart,
    items: [...items, ...gifts.given.filter(({ id }) => isGiven && !isDeclined(id))],
    asideItems: cart.asideItems.flatMap((item) => {
      const line = state.lines.find(({ id }) => id === item.id)
      return line ? [{ ...item, quantity: line.quantity }] : []
    }),
    customLineItems: cart.customLineItems.filter((item) => customLines.some(({ id }) => id === item.id)),
    viewData: { ...viewData, ...(declined.length > 0 && { declinedGifts: declined }) },
  }
  return { cart: withSums(changed, vatPercent), isEstimated: true }
}
