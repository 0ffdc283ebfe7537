import type { OrderState } from '../orders/order-states.ts'
import { mayInStudio, type StudioPermission, type StudioRole } from './studio-permissions.ts'

/** What the order desk does with an order, as a button each. */
export const DESK_STEPS = ['pack', 'ship', 'deliver', 'cancel', 'registerReturn', 'receiveReturn'] as const
export type DeskStep = (typeof DESK_STEPS)[number]

/** Why a button can't be pressed. */
export const DESK_BARS = [
  'role',
  'notPaid',
  'packFirst',
  'shipFirst',
  'isPickup',
  'hasLeft',
  'isDone',
  'isCancelled',
  'notAnnounced',
  'nothingLeft',
] as const
export type DeskBar = (typeof DESK_BARS)[number]

export const DESK_PERMISSIONS: Readonly<Record<DeskStep, StudioPermission>> = {
  pack: 'handleOrders',
  ship: 'handleOrders',
  deliver: 'handleOrders',
  cancel: 'cancelOrders',
  registerReturn: 'takeReturns',
  receiveReturn: 'takeReturns',
}

export interface DeskFacts {
  readonly state: OrderState
  /** Handed over in a store, never sent. */
  readonly isPickup: boolean
  /** A return is on its way. */
  readonly hasAnnounced: boolean
  /** Pieces that a return could still be for. */
  readonly returnablePieces: number
}

const UNPAID: readonly OrderState[] = ['placed', 'awaitingConfirmation', 'paying']
const isUnpaid = (state: OrderState) => UNPAID.includes(state)
const isOut = (state: OrderState) => !isUnpaid(state) && !['paid', 'packed', 'cancelled'].includes(state)

type Bar = DeskBar | undefined

function packBar({ state }: DeskFacts): Bar {
  if (isUnpaid(state)) return 'notPaid'
  return state === 'paid' ? undefined : 'isDone'
}

function shipBar({ state, isPickup }: DeskFacts): Bar {
  if (isPickup) return 'isPickup'
  if (isUnpaid(state)) return 'notPaid'
  if (state === 'paid') return 'packFirst'
  return state === 'packed' ? undefined : 'isDone'
}

function deliverBar({ state, isPickup }: DeskFacts): Bar {
  if (isUnpaid(state)) return 'notPaid'
  if (state === 'paid') return 'packFirst'
  if (state === 'packed') return isPickup ? undefined : 'shipFirst'
  return state === 'shipped' ? undefined : 'isDone'
}

const BARS: Readonly<Record<DeskStep, (facts: DeskFacts) => Bar>> = {
  pack: packBar,
  ship: shipBar,
  deliver: deliverBar,
  cancel: ({ state }) => (isOut(state) ? 'hasLeft' : undefined),
  registerReturn({ state, returnablePieces }) {
    if (!isOut(state)) return isUnpaid(state) ? 'notPaid' : 'shipFirst'
    return returnablePieces > 0 ? undefined : 'nothingLeft'
  },
  receiveReturn: ({ hasAnnounced }) => (hasAnnounced ? undefined : 'notAnnounced'),
}

/** Undefined: it may be pressed. What the order can't is said before what the role can't: it is true for everybody. */
export function deskBar(step: DeskStep, facts: DeskFacts, role: StudioRole): DeskBar | undefined {
  if (facts.state === 'cancelled') return 'isCancelled'
  return BARS[step](facts) ?? (mayInStudio(role, DESK_PERMISSIONS[step]) ? undefined : 'role')
}
