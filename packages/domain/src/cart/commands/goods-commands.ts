import { assertNever, fail, succeed, type Result } from '../../result/result.ts'
import type { CartErrorCode } from '../cart-errors.ts'
import type { CartDetails, CartState } from '../cart-state.ts'
import { giftOfLine, setGiftQuantity, type GiftFacts } from '../sums/gift-lines.ts'
import type { CartCommand, CommandOf } from './cart-commands.ts'
import { addLine, changeQuantity, removeLine, type AppliedLines, type LineRules } from './line-commands.ts'

/** Commands about products. Server and browser apply the same rules, each with the facts it has. */
export type GoodsCommand = CommandOf<
  'AddLineItemCommand' | 'ChangeLineItemQuantityCommand' | 'RemoveLineItemCommand' | 'RemoveCustomLineItemCommand'
>

export interface GoodsRules extends LineRules {
  readonly shop: GiftFacts
}

type AppliedGoods = Result<CartState, CartErrorCode>

const GOODS_COMMANDS: Readonly<Record<GoodsCommand['$type'], true>> = {
  AddLineItemCommand: true,
  ChangeLineItemQuantityCommand: true,
  RemoveLineItemCommand: true,
  RemoveCustomLineItemCommand: true,
}

export function isGoodsCommand(command: CartCommand): command is GoodsCommand {
  return command.$type in GOODS_COMMANDS
}

/** So that an unchanged cart stays the same object. */
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function withDetails(cart: CartState, details: CartDetails): CartState {
  return isEqual(details, cart.details) ? cart : { ...cart, details }
}

function applied(cart: CartState, lines: AppliedLines): AppliedGoods {
  if (!lines.ok) return lines
  return succeed(lines.value === cart.lines ? cart : { ...cart, lines: lines.value })
}

function appliedDetails(cart: CartState, details: Result<CartDetails, CartErrorCode>): AppliedGoods {
  return details.ok ? succeed(withDetails(cart, details.value)) : details
}

function removeCustomLine(details: CartDetails, id: string): Result<CartDetails, CartErrorCode> {
  const { customLines = [] } = details
  const left = customLines.filter((line) => line.id !== id)
  return left.length === customLines.length ? fail('unknown-line') : succeed({ ...details, customLines: left })
}

export function applyGoodsCommand(cart: CartState, command: GoodsCommand, rules: GoodsRules): AppliedGoods {
  const { lines, details } = cart
  switch (command.$type) {
    case 'AddLineItemCommand':
      return applied(cart, addLine(lines, command, rules))
    case 'ChangeLineItemQuantityCommand': {
      const promotionKey = giftOfLine(command.lineItemId)
      if (promotionKey === undefined) return applied(cart, changeQuantity(lines, command, rules))
      return appliedDetails(cart, setGiftQuantity(details, { promotionKey, quantity: command.quantity }, rules.shop))
    }
    case 'RemoveLineItemCommand': {
      const promotionKey = giftOfLine(command.lineItemId)
      if (promotionKey === undefined) return applied(cart, removeLine(lines, command.lineItemId))
      return appliedDetails(cart, setGiftQuantity(details, { promotionKey, quantity: 0 }, rules.shop))
    }
    case 'RemoveCustomLineItemCommand':
      return appliedDetails(cart, removeCustomLine(details, command.customLineItemId))
    default:
      return assertNever(command)
  }
}
