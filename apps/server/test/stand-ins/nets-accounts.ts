import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** What Nets asks of a new payment: amounts that agree, a page to come back to, and secrets it can send. */
const orderSchema = z
  .object({
    order: z.object({
      items: z
        .array(
          z.object({ reference: z.string(), name: z.string(), quantity: z.number(), grossTotalAmount: z.number() }),
        )
        .min(1),
      amount: z.number().int().positive(),
      currency: z.enum(['DKK', 'NOK', 'SEK']),
      reference: z.string(),
    }),
    checkout: z.object({
      integrationType: z.literal('HostedPaymentPage'),
      returnUrl: z.url(),
      cancelUrl: z.url(),
      termsUrl: z.url(),
      charge: z.literal(false),
    }),
    notifications: z.object({
      webHooks: z
        .array(
          z.object({ eventName: z.string(), url: z.url(), authorization: z.string().regex(/^[a-zA-Z0-9]{8,32}$/) }),
        )
        .max(32),
    }),
  })
  .refine(({ order }) => order.items.reduce((sum, item) => sum + item.grossTotalAmount, 0) === order.amount)
export type NetsOrder = z.infer<typeof orderSchema>

interface Account {
  readonly order: NetsOrder
  readonly charges: { chargeId: string; amount: number }[]
  readonly refunds: { refundId: string; amount: number; state: string }[]
  reserved: number
  cancelled: number
  terminated?: string
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly key: string | undefined
}
export type Reply = readonly [status: number, body?: unknown]

const amountOf = (body: unknown) => z.object({ amount: z.number().int().positive() }).parse(body).amount
const total = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0)

function described(paymentId: string, account: Account) {
  const { order, charges, refunds, reserved, cancelled, terminated } = account
  const charged = total(charges)
  const refunded = total(refunds.filter(({ state }) => state === 'Completed'))
  const { amount, currency, reference } = order.order
  // Nets leaves out what is nothing.
  const summary = {
    ...(reserved > 0 && { reservedAmount: reserved }),
    ...(charged > 0 && { chargedAmount: charged }),
    ...(refunded > 0 && { refundedAmount: refunded }),
    ...(cancelled > 0 && { cancelledAmount: cancelled }),
  }
  return {
    payment: {
      paymentId,
      summary,
      orderDetails: { amount, currency, reference },
      ...(charges.length > 0 && { charges }),
      ...(refunds.length > 0 && { refunds }),
      ...(terminated !== undefined && { terminated }),
    },
  }
}

const newId = () => randomUUID().replaceAll('-', '')

function charge(account: Account, body: unknown): Reply {
  const amount = amountOf(body)
  if (account.cancelled > 0 || total(account.charges) + amount > account.reserved) return [402, { code: '1001' }]
  const chargeId = newId()
  account.charges.push({ chargeId, amount })
  return [201, { chargeId }]
}

function cancel(account: Account, body: unknown): Reply {
  if (account.reserved === 0 || account.charges.length > 0 || account.cancelled > 0) return [409, { code: '1002' }]
  account.cancelled = amountOf(body)
  return [204]
}

function refund(account: Account, body: unknown, state: string): Reply {
  const amount = amountOf(body)
  if (total(account.refunds) + amount > total(account.charges)) return [400, { errors: {} }]
  const refundId = newId()
  account.refunds.push({ refundId, amount, state })
  return [201, { refundId }]
}

function terminate(account: Account): Reply {
  if (account.reserved > 0) return [409, { code: '1003' }]
  account.terminated = '2026-11-15T12:00:00Z'
  return [204]
}

/** What Nets keeps, and what it answers. */
export function openNetsAccounts() {
  const accounts = new Map<string, Account>()
  const done = new Map<string, Reply>()
  let refundState = 'Completed'

  function create(body: unknown): Reply {
    const order = orderSchema.safeParse(body)
    if (!order.success) return [400, { errors: {} }]
    const paymentId = newId()
    accounts.set(paymentId, { order: order.data, charges: [], refunds: [], reserved: 0, cancelled: 0 })
    const hostedPaymentPageUrl = `https://test.checkout.dibspayment.eu/hosted?paymentId=${paymentId}`
    return [201, { paymentId, hostedPaymentPageUrl }]
  }

  const ofCharge = (id: string) =>
    [...accounts.values()].find(({ charges }) => charges.some(({ chargeId }) => chargeId === id))

  function answer({ method, path, body }: Asked): Reply {
    if (method === 'POST' && path === '/v1/payments') return create(body)
    const [, kind, id = '', deed = ''] = /^\/v1\/(payments|charges)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const account = kind === 'payments' ? accounts.get(id) : ofCharge(id)
    if (!account) return [404]
    switch (`${method} ${kind} ${deed}`) {
      case 'GET payments ':
        return [200, described(id, account)]
      case 'POST payments charges':
        return charge(account, body)
      case 'POST payments cancels':
        return cancel(account, body)
      case 'PUT payments terminate':
        return terminate(account)
      case 'POST charges refunds':
        return refund(account, body, refundState)
      default:
        return [404]
    }
  }

  return {
    /** The same key has the same answer. */
    answerOnce(asked: Asked): Reply {
      const kept = asked.key === undefined ? undefined : done.get(asked.key)
      if (kept) return kept
      const reply = answer(asked)
      if (asked.key !== undefined && reply[0] < 300) done.set(asked.key, reply)
      return reply
    },
    refundsBecome: (state: string) => void (refundState = state),
    accountOf(paymentId: string): Account {
      const account = accounts.get(paymentId)
      if (!account) throw new Error(`Nets has no payment ${paymentId}`)
      return account
    },
    charge,
  }
}
