export const ORDER_STATES = [
  'placed',
  'awaitingConfirmation',
  'paying',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'partlyReturned',
  'returned',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_EVENTS = [
  'askConfirmation',
  'startPayment',
  'pay',
  'failPayment',
  'cancel',
  'pack',
  'ship',
  'deliver',
  'returnPart',
  'returnAll',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/**
 * What a step brings with it, in the transaction that takes it. Stock is reserved and gift cards are charged when the
 * order is made; what payments need follows from the state (`payments/due-asks.ts`).
 */
export type OrderEffect = 'closeCart' | 'reopenCart' | 'releaseStock' | 'takeOutStock' | 'giveBackGiftCards' | 'mail'

export interface OrderStep {
  readonly to: OrderState
  readonly effects: readonly OrderEffect[]
}

const UNDO = ['releaseStock', 'giveBackGiftCards'] as const
/** Nothing was bought, so the cart is as it was. */
const ABANDON = { to: 'cancelled', effects: [...UNDO, 'reopenCart'] } as const
const PAY = { to: 'paid', effects: ['closeCart', 'mail'] } as const
const CANCEL = { to: 'cancelled', effects: [...UNDO, 'mail'] } as const
const RETURN = {
  returnPart: { to: 'partlyReturned', effects: ['mail'] },
  returnAll: { to: 'returned', effects: ['mail'] },
} as const

/** State → event → what follows. A new state or event is added here; what is not named is not allowed. */
export const ORDER_STEPS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderStep>>>>> = {
  placed: {
    askConfirmation: { to: 'awaitingConfirmation', effects: ['mail'] },
    startPayment: { to: 'paying', effects: [] },
    pay: PAY,
    failPayment: ABANDON,
    cancel: ABANDON,
  },
  // Only the buyer's word starts its payment; until then nobody has bought anything.
  awaitingConfirmation: { startPayment: { to: 'paying', effects: [] }, failPayment: ABANDON, cancel: ABANDON },
  paying: { pay: PAY, failPayment: ABANDON, cancel: ABANDON },
  // A bank may let go of money that it held: nothing leaves the house without it.
  paid: { pack: { to: 'packed', effects: ['mail'] }, failPayment: CANCEL, cancel: CANCEL },
  packed: {
    ship: { to: 'shipped', effects: ['takeOutStock', 'mail'] },
    // Picked up in the store.
    deliver: { to: 'delivered', effects: ['takeOutStock', 'mail'] },
    failPayment: CANCEL,
    cancel: CANCEL,
  },
  // A parcel that nobody fetched comes back without having been delivered.
  shipped: { deliver: { to: 'delivered', effects: ['mail'] }, ...RETURN },
  delivered: RETURN,
  partlyReturned: RETURN,
  returned: {},
  cancelled: {},
}

/** `repeated`: it has been so already, and nothing is done; `refused`: it can't be done any more, or not yet. */
export type OrderMove =
  | { readonly type: 'moved'; readonly state: OrderState; readonly effects: readonly OrderEffect[] }
  | { readonly type: 'repeated' }
  | { readonly type: 'refused' }

/** Where an event leads from anywhere. */
const GOALS: Readonly<Record<OrderEvent, OrderState>> = {
  askConfirmation: 'awaitingConfirmation',
  startPayment: 'paying',
  pay: 'paid',
  failPayment: 'cancelled',
  cancel: 'cancelled',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  returnPart: 'partlyReturned',
  returnAll: 'returned',
}

function isBehind(event: OrderEvent, state: OrderState): boolean {
  const goal = GOALS[event]
  if (goal === state) return true
  if (goal === 'cancelled' || state === 'cancelled') return false
  return ORDER_STATES.indexOf(goal) < ORDER_STATES.indexOf(state)
}

export function nextState(state: OrderState, event: OrderEvent): OrderMove {
  const step = ORDER_STEPS[state][event]
  if (step) return { type: 'moved', state: step.to, effects: step.effects }
  return { type: isBehind(event, state) ? 'repeated' : 'refused' }
}

/** Nothing of it is bought yet, and it may never be. */
export function isUnpaidFor(state: OrderState): boolean {
  return state === 'placed' || state === 'awaitingConfirmation' || state === 'paying'
}

/** Goods are on their way or have come: money is taken, and cancelling has become returning. */
export function hasLeft(state: OrderState): boolean {
  return state === 'shipped' || state === 'delivered' || state === 'partlyReturned' || state === 'returned'
}
