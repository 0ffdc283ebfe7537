import { asAmount, linePrice, minorAmount, sumOf, type MinorAmount } from '@firkant/domain/cart/cart-sums.ts'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import { judgeQuantity } from '@firkant/domain/cart/line-commands.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'

/** The cart as it will be when what the visitor wished for is kept. */
export interface ExpectedCart {
  readonly cart: Cart
  /** Sums that only the server can make are those of before. */
  readonly isGuessed: boolean
}

const inMinor = ({ inclVat, exclVat }: Amount): MinorAmount => ({
  incl: minorOfDecimal(inclVat),
  excl: minorOfDecimal(exclVat),
})

function withQuantity(item: CartItem, quantity: number, vatPercent: number): CartItem {
  const price = { currentMinor: minorOfDecimal(item.price.current.inclVat) }
  return { ...item, quantity, linePrice: asAmount(linePrice({ price, quantity }, vatPercent)) }
}

/** A gift has two quantities: none, and its own. Undone before the server heard of it, it is there again. */
function withGift(items: readonly CartItem[], gift: CartItem, quantity: number): readonly CartItem[] {
  if (quantity === 0) return items.filter((item) => item !== gift)
  return quantity === gift.quantity && !items.includes(gift) ? [...items, gift] : items
}

interface Expectation {
  readonly vatPercent: number
  /** As the server said it was. */
  readonly before: readonly CartItem[]
}

function afterCommand(
  items: readonly CartItem[],
  command: CartCommand,
  { vatPercent, before }: Expectation,
): readonly CartItem[] {
  const change = (isMeant: (item: CartItem) => boolean, quantityOf: (item: CartItem) => number) =>
    items.flatMap((item) => {
      if (!isMeant(item) || item.viewData.isGift) return [item]
      const quantity = quantityOf(item)
      if (quantity === 0) return []
      return [judgeQuantity(quantity, item.viewData) ? item : withQuantity(item, quantity, vatPercent)]
    })
  switch (command.$type) {
    case 'ChangeLineItemQuantityCommand': {
      const gift = before.find(({ id, viewData }) => id === command.lineItemId && viewData.isGift)
      if (gift) return withGift(items, gift, command.quantity)
      return change(
        ({ id }) => id === command.lineItemId,
        () => command.quantity,
      )
    }
    case 'RemoveLineItemCommand':
      return items.filter(({ id }) => id !== command.lineItemId)
    case 'AddLineItemCommand':
      // What a package is made of is the server's to compare.
      return change(
        ({ sku, includedInPackage }) => sku === command.sku && !includedInPackage,
        ({ quantity }) => quantity + command.quantity,
      )
    default:
      return items
  }
}

/** The rules are the server's own; what needs its facts, as a discount does, stays as it was until it answers. */
export function expectCart(cart: Cart, pending: readonly CartCommand[], vatPercent: number): ExpectedCart {
  const items = pending.reduce(
    (sofar, command) => afterCommand(sofar, command, { vatPercent, before: cart.items }),
    cart.items,
  )
  if (items === cart.items) return { cart, isGuessed: pending.length > 0 }
  // What can't be had is in no sum; whether fewer of it can, the server says.
  const { unavailableLineItemIds } = cart.checkoutStatus
  const counted = (of: readonly CartItem[]) => of.filter(({ id }) => !unavailableLineItemIds.includes(id))
  const lineSums = (of: readonly CartItem[]) => sumOf(counted(of).map((item) => inMinor(item.linePrice)))
  const [before, after] = [lineSums(cart.items), lineSums(items)]
  const move = (amount: Amount): Amount => {
    const { incl } = inMinor(amount)
    return asAmount(minorAmount(Math.max(0, incl + after.incl - before.incl), vatPercent))
  }
  return {
    cart: {
      ...cart,
      items,
      subTotal: move(cart.subTotal),
      total: move(cart.total),
      viewData: { ...cart.viewData, expectedTotal: move(cart.viewData.expectedTotal) },
    },
    isGuessed: true,
  }
}
