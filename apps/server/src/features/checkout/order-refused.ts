import type { PlaceOrderError } from '@firkant/domain/orders/placing/place-order.ts'

/** Thrown to roll the transaction back: nothing was bought. */
export class OrderRefused extends Error {
  readonly errors: readonly PlaceOrderError[]
  /** Promotions that the buyer has used before. */
  readonly usedPromotions: readonly string[]
  constructor(errors: readonly PlaceOrderError[], usedPromotions: readonly string[] = []) {
    super(errors.map(({ code }) => code).join(', '))
    this.name = 'OrderRefused'
    this.errors = errors
    this.usedPromotions = usedPromotions
  }
}
