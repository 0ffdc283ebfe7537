import { describe, expect, it } from 'vitest'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import { commandToRestore } from './use-cart-line.ts'

const item = (isGift: boolean) =>
  ({ id: 'l1', sku: 'CANDLE', quantity: 2, viewData: { isGift } }) as unknown as CartItem

describe('undo of a removed line', () => {
  it('CART-06 adds the sku in its quantity again', () => {
    expect(commandToRestore(item(false))).toEqual({ $type: 'AddLineItemCommand', sku: 'CANDLE', quantity: 2 })
  })

  it('CART-06 CART-10 of a gift asks for the gift, never for goods that cost', () => {
    expect(commandToRestore(item(true))).toEqual({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId: 'l1',
      quantity: 2,
    })
  })
})
