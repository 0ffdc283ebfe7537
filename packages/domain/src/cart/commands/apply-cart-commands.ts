import { assertNever, succeed } from '../../result/result.ts'
import { CART_ERRORS, type CartErrorCode, type CartRefusal, type CartValidationError } from '../cart-errors.ts'
import type { CartState } from '../cart-state.ts'
import { isAgreed } from '../sums/agreed-price.ts'
import type { CartCommand } from './cart-commands.ts'
import {
  addDiscountCode,
  addGiftCard,
  removeDiscountCode,
  removeGiftCard,
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
import { applyGoodsCommand, isGoodsCommand, withDetails, type GoodsCommand } from './goods-commands.ts'
import type { LineRules } from './line-commands.ts'

export interface CartRules extends Omit<LineRules, 'isFixed'> {
  readonly shop: ShopFacts
}

type Applied = { readonly ok: true; readonly value: CartState } | CartRefusal

function applied(cart: CartState, details: AppliedDetails): Applied {
  return details.ok ? succeed(withDetails(cart, details.value)) : details
}

function applyOne(cart: CartState, command: CartCommand, rules: CartRules): Applied {
  if (isGoodsCommand(command))
    return applyGoodsCommand(cart, command, { ...rules, isFixed: (line) => isAgreed(line, rules.shop.requester) })
  const { details } = cart
  const { shop } = rules
  switch (command.$type) {
    case 'AddDiscountCodeCommand':
      return applied(cart, addDiscountCode(details, command.code, shop))
    case 'RemoveDiscountCodeCommand':
      return applied(cart, removeDiscountCode(details, command.code))
    case 'AddGiftCardCodeCommand':
      return applied(cart, addGiftCard(details, command.code, shop))
    case 'RemoveGiftCardCodeCommand':
      return applied(cart, removeGiftCard(details, command.code))
    default:
      return applied(cart, applyToCheckout(cart, command, shop))
  }
}

type CodeCommandName = 'AddDiscountCode' | 'RemoveDiscountCode' | 'AddGiftCardCode' | 'RemoveGiftCardCode'
type CheckoutCommand = Exclude<CartCommand, GoodsCommand | { $type: `${CodeCommandName}Command` }>

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
  /** The given cart when a command was refused or nothing changed: a list is applied in full or not at all. */
  readonly cart: CartState
  readonly errors: readonly CartValidationError[]
}

export function refuseCommand(code: CartErrorCode, command: CartCommand, commandIndex: number): CartValidationError {
  const lineItemId = 'lineItemId' in command ? { lineItemId: command.lineItemId } : {}
  return { code, commandIndex, message: CART_ERRORS[code], ...lineItemId }
}

/** Applies the commands in order; the first refusal stops the list. */
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
