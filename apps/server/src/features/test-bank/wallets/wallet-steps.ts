/** And the processor of cards whose tokens wallets in browsers give. */
export const WALLETS = ['vipps', 'swish', 'klarna', 'checkout-com'] as const
export type Wallet = (typeof WALLETS)[number]

export const WALLET_STATES = ['open', 'approved', 'declined', 'cancelled', 'expired'] as const
export type WalletState = (typeof WALLET_STATES)[number]

/** `cancelled`: by the shop before the buyer decided; `released`: what was held and not captured. */
export type WalletEventName = Exclude<WalletState, 'open'> | 'created' | 'captured' | 'released' | 'refunded'

export interface WalletEvent {
  readonly id: string
  readonly name: WalletEventName
  readonly minor: number
  /** Of the request that caused it, so that a repeated one does nothing. */
  readonly key: string
  readonly at: string
}

/**
 * How the shop is told. `normal`: while the buyer returns; `first`: before; `shuffled`: the newest first, then all that
 * went before it again; `forged`: by somebody who does not know the secret.
 */
export const WALLET_MODES = ['normal', 'first', 'twice', 'late', 'shuffled', 'forged', 'never'] as const
export type WalletMode = (typeof WALLET_MODES)[number]

/** What a tester does in the place of a buyer, or of the clock. */
export const BUYER_STEPS = { approve: 'approved', decline: 'declined', expire: 'expired' } as const
export type BuyerStep = keyof typeof BUYER_STEPS

interface Logged {
  readonly state: WalletState
  readonly amountMinor: number
  readonly log: readonly WalletEvent[]
}

const sumOf = ({ log }: Logged, wanted: WalletEventName) =>
  log.reduce((sum, { name, minor }) => sum + (name === wanted ? minor : 0), 0)

export interface WalletSums {
  readonly authorised: number
  readonly captured: number
  readonly released: number
  readonly refunded: number
  /** Held, and neither captured nor released. */
  readonly left: number
}

export function walletSums(payment: Logged): WalletSums {
  const [authorised, captured] = [sumOf(payment, 'approved'), sumOf(payment, 'captured')]
  const [released, refunded] = [sumOf(payment, 'released'), sumOf(payment, 'refunded')]
  return { authorised, captured, released, refunded, left: authorised - captured - released }
}

export interface WalletChange {
  readonly state?: WalletState
  readonly event?: Pick<WalletEvent, 'name' | 'minor' | 'key'>
}

/** `done`: by the same request before. */
export type WalletDecision = WalletChange | 'done' | 'refused'

export function buyerStep(payment: Logged, step: BuyerStep): WalletDecision {
  if (payment.state !== 'open') return 'refused'
  const name = BUYER_STEPS[step]
  return { state: name, event: { name, minor: payment.amountMinor, key: '' } }
}

interface Request {
  readonly minor: number
  readonly key: string
}

const isDone = ({ log }: Logged, wanted: WalletEventName, { key }: Pick<Request, 'key'>) =>
  key !== '' && log.some(({ name, key: known }) => name === wanted && known === key)

export function captureStep(payment: Logged, request: Request): WalletDecision {
  if (isDone(payment, 'captured', request)) return 'done'
  if (request.minor <= 0 || request.minor > walletSums(payment).left) return 'refused'
  return { event: { name: 'captured', ...request } }
}

/** `taken`: what the shop has got, where nothing is captured apart from being paid. */
export function refundStep(payment: Logged, request: Request, taken = walletSums(payment).captured): WalletDecision {
  if (isDone(payment, 'refunded', request)) return 'done'
  if (request.minor <= 0 || request.minor > taken - walletSums(payment).refunded) return 'refused'
  return { event: { name: 'refunded', ...request } }
}

/** Everything that is held and not captured. */
export function releaseStep(payment: Logged, { key }: Pick<Request, 'key'>): WalletDecision {
  if (isDone(payment, 'released', { key })) return 'done'
  const { left } = walletSums(payment)
  return left > 0 ? { event: { name: 'released', minor: left, key } } : 'refused'
}

/** Of a payment that nobody has decided on, or that is held. */
export function cancelStep(payment: Logged, { key }: Pick<Request, 'key'>): WalletDecision {
  if (isDone(payment, 'cancelled', { key })) return 'done'
  if (payment.state !== 'open') return releaseStep(payment, { key })
  return { state: 'cancelled', event: { name: 'cancelled', minor: payment.amountMinor, key } }
}
