import { minorAmount, minus, NOTHING, sumOf, type MinorAmount } from '../../cart/sums/cart-sums.ts'
import type { OrderState } from '../order-states.ts'
import type { Order } from '../order.ts'
import type { WithdrawalRefund } from '../withdrawal/withdrawal-receipt.ts'
import type { ReturnState } from './return-states.ts'

export interface ReturnMoney {
  readonly state: ReturnState
  readonly refund: WithdrawalRefund
}

/** An order's sums after its returns. */
export interface AfterReturns {
  /** Promised, but not refunded yet. */
  readonly comingBackMinor: number
  readonly paidBackMinor: number
  /** Of items that were received or never left. */
  readonly credited: MinorAmount
  /** What is left of the order once all returns are refunded. */
  readonly left: MinorAmount
  /** What is left of the amount that gift cards did not pay. */
  readonly leftToPayMinor: number
}

const worthOf = ({ goods, deliveryMinor }: WithdrawalRefund, vatPercent: number) =>
  sumOf([goods, minorAmount(deliveryMinor, vatPercent)])

const sumMinor = (returns: readonly ReturnMoney[]) => returns.reduce((sum, { refund }) => sum + refund.totalMinor, 0)

export function afterReturns(
  order: Pick<Order, 'totals' | 'vatPercent'> & { readonly state: OrderState },
  returns: readonly ReturnMoney[],
): AfterReturns {
  const { totals, vatPercent, state } = order
  const worth = (some: readonly ReturnMoney[]) => sumOf(some.map(({ refund }) => worthOf(refund, vatPercent)))
  const settled = returns.filter((each) => each.state !== 'announced')
  const paidByMeans = settled.reduce((sum, { refund }) => sum + refund.parts.paymentMinor, 0)
  const isCancelled = state === 'cancelled'
  return {
    comingBackMinor: sumMinor(returns.filter((each) => each.state !== 'refunded')),
    paidBackMinor: sumMinor(returns.filter((each) => each.state === 'refunded')),
    credited: worth(settled),
    left: isCancelled ? NOTHING : minus(totals.total, worth(returns)),
    leftToPayMinor: isCancelled ? 0 : totals.toPayMinor - paidByMeans,
  }
}
