import { describe, expect, it } from 'vitest'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import { commandToRestore } from './use-cart-line.ts'

const item = (isGift: boolean, extras: object = {}) =>
  ({
    id: 'l1',
    sku: 'CANDLE',
    quantity: 2,
    viewData: { isGift },
    trackingProductInformation: { categories: ['Lys'], extras },
  }) as unknown as CartItem

describe('undo of a removed line', () => {
  it('CART-06 adds the sku in its quantity again', () => {
    const command = { $type: 'AddLineItemCommand', sku: 'CANDLE', quantity: 2, resolveCheckoutData: false }
    expect(commandToRestore(item(false))).toEqual({ ...command, trackingType: 'undo', categories: ['Lys'] })
    const fromCard = commandToRestore(item(false, { trackingType: 'card' }))
    expect(fromCard).toEqual({ ...command, trackingType: 'card', categories: ['Lys'] })
  })

  it('CART-06 CART-10 of a gift asks for the gift, never for goods that cost', () => {
    expect(commandToRestore(item(true))).toEqual({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId: 'l1',
      quantity: 2,
    })
  })
})
