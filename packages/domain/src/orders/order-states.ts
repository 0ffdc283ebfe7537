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
  'sellOut',
  'refuseBuyer',
  'cancel',
  'pack',
  'ship',
  'deliver',
  'handOut',
  'returnPart',
  'returnAll',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/**
 * What a step does, in its transaction. Gift cards are charged when the order is placed; stock is reserved when it is
 * bought (`reserving.ts`); requests to payment providers follow from the state (`payments/due-provider-requests.ts`).
 */
export type OrderEffect = 'closeCart' | 'reopenCart' | 'releaseStock' | 'takeOutStock' | 'giveBackGiftCards' | 'mail'

export interface OrderStep {
  readonly to: OrderState
  readonly effects: readonly OrderEffect[]
}

const UNDO = ['releaseStock', 'giveBackGiftCards'] as const
/** Nothing was bought, so the cart is opened again. */
const ABANDON = { to: 'cancelled', effects: [...UNDO, 'reopenCart'] } as const
/** The money was there, the goods no longer. */
const SELL_OUT = { to: 'cancelled', effects: [...ABANDON.effects, 'mail'] } as const
const PAY = { to: 'paid', effects: ['closeCart', 'mail'] } as const
const CANCEL = { to: 'cancelled', effects: [...UNDO, 'mail'] } as const
const RETURN = {
  returnPart: { to: 'partlyReturned', effects: ['mail'] },
  returnAll: { to: 'returned', effects: ['mail'] },
} as const

/** State → event → step. Add a new state or event here; what is not listed is not allowed. */
export const ORDER_STEPS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderStep>>>>> = {
  placed: {
    askConfirmation: { to: 'awaitingConfirmation', effects: ['mail'] },
    startPayment: { to: 'paying', effects: [] },
    pay: PAY,
    failPayment: ABANDON,
    sellOut: SELL_OUT,
    refuseBuyer: ABANDON,
    cancel: ABANDON,
  },
  // The payment starts only when the buyer confirms.
  awaitingConfirmation: { startPayment: { to: 'paying', effects: [] }, failPayment: ABANDON, cancel: ABANDON },
  // What a wallet says of its buyer may be nobody whom the shop delivers to, at that price and on that day.
  paying: { pay: PAY, failPayment: ABANDON, sellOut: SELL_OUT, refuseBuyer: ABANDON, cancel: ABANDON },
  // A bank may release money that it held: nothing is shipped without it.
  paid: {
    pack: { to: 'packed', effects: ['mail'] },
    // Bought in a store and taken along: the confirmation is mail enough.
    handOut: { to: 'delivered', effects: ['takeOutStock'] },
    failPayment: CANCEL,
    cancel: CANCEL,
  },
  packed: {
    ship: { to: 'shipped', effects: ['takeOutStock', 'mail'] },
    // A pick-up order.
    deliver: { to: 'delivered', effects: ['takeOutStock', 'mail'] },
    failPayment: CANCEL,
    cancel: CANCEL,
  },
  // A parcel that was not collected comes back without having been delivered.
  shipped: { deliver: { to: 'delivered', effects: ['mail'] }, ...RETURN },
  delivered: RETURN,
  partlyReturned: RETURN,
  returned: {},
  cancelled: {},
}

/** `repeated`: already in that state, nothing is done; `refused`: not allowed from this state. */
export type OrderMove =
  | { readonly type: 'moved'; readonly state: OrderState; readonly effects: readonly OrderEffect[] }
  | { readonly type: 'repeated' }
  | { readonly type: 'refused' }

/** The state that an event leads to, wherever it starts. */
const GOALS: Readonly<Record<OrderEvent, OrderState>> = {
  askConfirmation: 'awaitingConfirmation',
  startPayment: 'paying',
  pay: 'paid',
  failPayment: 'cancelled',
  sellOut: 'cancelled',
  refuseBuyer: 'cancelled',
  cancel: 'cancelled',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  handOut: 'delivered',
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

/** The goods were sold out when it was to be bought. */
export function isSoldOut(history: readonly { readonly event: OrderEvent | 'place' }[]): boolean {
  return history.some(({ event }) => event === 'sellOut')
}

/** The wallet named somebody whom the shop does not deliver to as it had promised. */
export function isBuyerRefused(history: readonly { readonly event: OrderEvent | 'place' }[]): boolean {
  return history.some(({ event }) => event === 'refuseBuyer')
}

/** Not paid yet, and possibly never. */
export function isUnpaidFor(state: OrderState): boolean {
  return state === 'placed' || state === 'awaitingConfirmation' || state === 'paying'
}

/** Shipped or delivered: the payment is captured, and cancelling is no longer possible, only returning. */
export function hasLeft(state: OrderState): boolean {
  return state === 'shipped' || state === 'delivered' || state === 'partlyReturned' || state === 'returned'
}
