import { assertNever, succeed } from '../result/result.ts'
import type { CartCommand } from './cart-commands.ts'
import { CART_ERRORS, type CartErrorCode, type CartRefusal, type CartValidationError } from './cart-errors.ts'
import type { CartState } from './cart-state.ts'
import {
  addDiscountCode,
  addGiftCard,
  declineGift,
  removeCustomLine,
  removeDiscountCode,
  removeGiftCard,
  restoreGift,
  setAddress,
  setCountry,
  setCustomerType,
  setEmail,
  setMobile,
  setPaymentMethod,
  setShippingMethod,
  type AppliedDetails,
  type ShopFacts,
} from './detail-commands.ts'
import { giftOfLine } from './gift-lines.ts'
import { addLine, changeQuantity, removeLine, type AppliedLines, type LineRules } from './line-commands.ts'

export interface CartRules extends LineRules {
  readonly shop: ShopFacts
}

type Applied = { readonly ok: true; readonly value: CartState } | CartRefusal

/** The same again is no change: whoever compares finds the very same cart. */
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function withLines(cart: CartState, lines: AppliedLines): Applied {
  if (!lines.ok) return lines
  return succeed(lines.value === cart.lines ? cart : { ...cart, lines: lines.value })
}

function withDetails(cart: CartState, details: AppliedDetails): Applied {
  if (!details.ok) return details
  return succeed(isEqual(details.value, cart.details) ? cart : { ...cart, details: details.value })
}

/** A gift has two quantities: none, and its own. */
function withGift(cart: CartState, gift: { promotionKey: string; quantity: number }, { shop }: CartRules): Applied {
  const { details } = cart
  if (gift.quantity === 0) return withDetails(cart, declineGift(details, gift.promotionKey, shop))
  return withDetails(cart, restoreGift(details, gift, shop))
}

function applyOne(cart: CartState, command: CartCommand, rules: CartRules): Applied {
  const { lines, details } = cart
  const { shop } = rules
  switch (command.$type) {
    case 'AddLineItemCommand':
      return withLines(cart, addLine(lines, command, rules))
    case 'ChangeLineItemQuantityCommand': {
      const promotionKey = giftOfLine(command.lineItemId)
      if (promotionKey === undefined) return withLines(cart, changeQuantity(lines, command, rules))
      return withGift(cart, { promotionKey, quantity: command.quantity }, rules)
    }
    case 'RemoveLineItemCommand': {
      const promotionKey = giftOfLine(command.lineItemId)
      return promotionKey === undefined
        ? withLines(cart, removeLine(lines, command.lineItemId))
        : withGift(cart, { promotionKey, quantity: 0 }, rules)
    }
    case 'RemoveCustomLineItemCommand':
      return withDetails(cart, removeCustomLine(details, command.customLineItemId))
    case 'AddDiscountCodeCommand':
      return withDetails(cart, addDiscountCode(details, command.code, shop))
    case 'RemoveDiscountCodeCommand':
      return withDetails(cart, removeDiscountCode(details, command.code))
    case 'AddGiftCardCodeCommand':
      return withDetails(cart, addGiftCard(details, command.code, shop))
    case 'RemoveGiftCardCodeCommand':
      return withDetails(cart, removeGiftCard(details, command.code))
    default:
      return withDetails(cart, applyToCheckout(cart, command, shop))
  }
}

type GoodsCommandName = 'AddLineItem' | 'ChangeLineItemQuantity' | 'RemoveLineItem' | 'RemoveCustomLineItem'
type CodeCommandName = 'AddDiscountCode' | 'RemoveDiscountCode' | 'AddGiftCardCode' | 'RemoveGiftCardCode'
type CheckoutCommand = Exclude<CartCommand, { $type: `${GoodsCommandName | CodeCommandName}Command` }>

function applyToCheckout({ details }: CartState, command: CheckoutCommand, shop: ShopFacts): AppliedDetails {
  switch (command.$type) {
    case 'SetCustomerEmailCommand':
      return setEmail(details, command.email)
    case 'SetCustomerMobileCommand':
      return setMobile(details, command.mobile, shop)
    case 'SetBillingAddressCommand':
    case 'SetShippingAddressCommand':
      return setAddress(details, command, shop)
    case 'SetCustomerTypeOnCartCommand':
      return setCustomerType(details, command, shop)
    case 'SetCountryCommand':
      return setCountry(details, command.countryCode, shop)
    case 'SetShippingMethodCommand':
      return setShippingMethod(details, command.shippingMethodKey, shop)
    case 'SetPaymentMethodCommand':
      return setPaymentMethod(details, command.paymentMethodKey, shop)
    default:
      return assertNever(command)
  }
}

export interface AppliedCommands {
  /** As it was when a command was refused, and when nothing changed: nothing of a list is kept in parts. */
  readonly cart: CartState
  readonly errors: readonly CartValidationError[]
}

export function refuseCommand(code: CartErrorCode, command: CartCommand, commandIndex: number): CartValidationError {
  const lineItemId = 'lineItemId' in command ? { lineItemId: command.lineItemId } : {}
  return { code, commandIndex, message: CART_ERRORS[code], ...lineItemId }
}

/** In their order; the first that is refused stops the list. */
export function applyCartCommands(
  cart: CartState,
  commands: readonly CartCommand[],
  rules: CartRules,
): AppliedCommands {
  let current = cart
  for (const [commandIndex, command] of commands.entries()) {
    const result = applyOne(current, command, rules)
    if (!result.ok) {
      const { code, fields, detail } = result
      const more = { ...(fields && { fields }), ...(detail && { detail }) }
      return { cart, errors: [{ ...refuseCommand(code, command, commandIndex), ...more }] }
    }
    current = result.value
  }
  return { cart: current, errors: [] }
}
