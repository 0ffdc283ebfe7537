import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookCall } from '@firkant/domain/payments/payment-provider.ts'
import { openNetsAccounts, type Asked, type NetsOrder, type Reply } from './nets-accounts.ts'

export const NETS_SECRET_KEY = 'test-secret-key-of-the-stand-in'

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer))
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}

/** The call that Nets makes to the shop. */
function webhookOf(
  { order, notifications }: NetsOrder,
  event: string,
  data: Readonly<Record<string, unknown>>,
): WebhookCall {
  const wanted = notifications.webHooks.find(({ eventName }) => eventName === event)
  const amount = { amount: order.amount, currency: order.currency }
  const body = { id: randomUUID(), timestamp: '2026-11-15T12:00:00Z', merchantNumber: 100, event }
  return {
    target: '',
    headers: { authorization: wanted?.authorization },
    body: JSON.stringify({ ...body, data: { amount, ...data } }),
    receivedAt: new Date('2026-11-15T12:00:00Z'),
  }
}

/** The public API of Nexi Checkout as far as the shop uses it, on this machine. */
export async function startNetsStandIn() {
  const { answerOnce, accountOf, charge, refundsBecome } = openNetsAccounts()
  const asked: Asked[] = []
  let failing: { readonly at: RegExp; readonly status: number } | undefined
  let beforeAnswer: (asked: Asked) => void = () => undefined

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { method = '', url: path = '', headers } = request
    const key = headers['idempotency-key']
    const call = { method, path, body: await readBody(request), key: key === undefined ? undefined : String(key) }
    asked.push(call)
    beforeAnswer(call)
    if (failing?.at.test(`${method} ${path}`)) return [failing.status]
    return headers.authorization === NETS_SECRET_KEY ? answerOnce(call) : [401]
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    orderOf: (paymentId: string) => accountOf(paymentId).order,
    /** The buyer pays: all of it, or what the test says. */
    reserve: (paymentId: string, amount = accountOf(paymentId).order.order.amount) =>
      void (accountOf(paymentId).reserved = amount),
    /** Somebody charges by hand in the portal. */
    charge: (paymentId: string, amount: number) => void charge(accountOf(paymentId), { amount }),
    failAt: (at: RegExp | undefined, status = 500) => void (failing = at && { at, status }),
    refundsBecome,
    beforeAnswer: (run: (asked: Asked) => void) => void (beforeAnswer = run),
    webhook: (paymentId: string, event: string, data: Readonly<Record<string, unknown>> = {}) =>
      webhookOf(accountOf(paymentId).order, event, { paymentId, ...data }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type NetsStandIn = Awaited<ReturnType<typeof startNetsStandIn>>
