import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { validateReturn, returnRightOf, type ReturnMoment } from '@firkant/domain/orders/returns/return-right.ts'
import type {
  WithdrawalProblems,
  WithdrawalWho,
  WithdrawnLine,
} from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import type { WithdrawalStepModel } from '@firkant/domain/page/models/order-models.ts'
import { fulfilmentOf } from '../orders/order-fulfilment.ts'
import type { ReturnRow, StoredOrder } from '../orders/order-store.ts'
import { outcomeOf, sendBackAddress } from '../orders/returned/return-view-of.ts'

type StatementStep = Extract<WithdrawalStepModel, { step: 'statement' }>

export const NOBODY: WithdrawalWho = { name: '', orderNumber: '', email: '' }

export function emptyStatement(isExpired: boolean): StatementStep {
  return { step: 'statement', given: NOBODY, problems: {}, isUnknown: false, isExpired }
}

export function refusedStep(stored: StoredOrder, reason: RefusedStep['reason'], moment: ReturnMoment): RefusedStep {
  const right = returnRightOf(stored.order, fulfilmentOf(stored), moment)
  return { step: 'refused', reason, orderNumber: stored.order.number, right }
}
type RefusedStep = Extract<WithdrawalStepModel, { step: 'refused' }>

/** The buyer's data, to prefill the form. */
export function buyerOf({ order }: StoredOrder): WithdrawalWho {
  const { firstName, lastName } = order.billingAddress
  return { name: `${firstName} ${lastName}`, orderNumber: order.number, email: order.buyer.email }
}

export interface GivenStatement {
  readonly who: WithdrawalWho
  readonly lines?: readonly WithdrawnLine[] | undefined
  readonly problems: WithdrawalProblems
  readonly token: string
}

/** The statement form of a verified order, with all lines selected at first. */
export function statementStep(
  stored: StoredOrder,
  given: GivenStatement,
  moment: ReturnMoment,
): StatementStep | RefusedStep {
  const open = validateReturn(stored.order, fulfilmentOf(stored), moment)
  if (!open.ok) return refusedStep(stored, open.code, moment)
  const { pieces, right } = open.value
  const madeToOrder = stored.order.lines.flatMap(({ name, isMadeToOrder }) => (isMadeToOrder ? [name] : []))
  const chosen = given.lines && new Map(given.lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  return {
    step: 'statement',
    given: given.who,
    problems: given.problems,
    isUnknown: false,
    isExpired: false,
    token: given.token,
    choices: stored.order.lines.flatMap(({ id, name }) => {
      const most = pieces.get(id) ?? 0
      const subtitle = stored.shown.lines[id]?.subtitle ?? ''
      return most > 0 ? [{ id, name, subtitle, most, chosen: chosen ? (chosen.get(id) ?? 0) : most }] : []
    }),
    ...(madeToOrder.length > 0 && { madeToOrder }),
    right,
  }
}

export function receiptStep(
  stored: StoredOrder,
  { receipt }: Pick<ReturnRow, 'receipt'>,
  brand: BrandDefinition,
): Extract<WithdrawalStepModel, { step: 'receipt' }> {
  const { name, orderNumber, email, receivedAt } = receipt
  return {
    step: 'receipt',
    who: { name, orderNumber, email },
    receivedAt,
    outcome: outcomeOf(stored, receipt),
    sendBackTo: sendBackAddress(brand),
  }
}
