import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { PaymentRequest } from '@firkant/domain/payments/payment-provider.ts'
import { webhookPath } from '../../src/features/payments/send-provider-request.ts'
import { createTestBankProvider } from '../../src/features/payments/test-bank-provider.ts'
import { createWalletProviders } from '../../src/features/payments/wallet-providers.ts'
import { bankKeys } from '../../src/features/test-bank/bank-keys.ts'
import { registerTestBank, testBankJobs } from '../../src/features/test-bank/register-test-bank.ts'
import { walletKeys } from '../../src/features/test-bank/wallets/wallet-keys.ts'
import { addCommonHeaders } from '../../src/platform/http/common-headers.ts'
import { addCsrfRule } from '../../src/platform/http/csrf-rule.ts'
import { handleErrors } from '../../src/platform/http/error-handler.ts'
import { ownOrigin } from '../../src/platform/http/own-origin.ts'
import { securityHeaders } from '../../src/platform/http/security-headers.ts'
import { startJobs } from '../../src/platform/jobs/run-jobs.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import { createTestDatabase } from '../ground/test-database.ts'

const SECRET = 'the secret of a shop that has an account at the test bank'
export const RETURN_URL = 'http://shop.test/back?token=a&b="<'
const WEBHOOK_PATH = '/hooks/bank'

export interface ReceivedCall {
  readonly target: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export type BankHouse = Awaited<ReturnType<typeof openBankHouse>>

function newApp() {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  addCommonHeaders(app, securityHeaders({ isHttps: false }))
  addCsrfRule(app)
  return app
}

function listenAsShop(shop: FastifyInstance, receive: (call: ReceivedCall) => Promise<number>): void {
  shop.removeContentTypeParser('application/json')
  shop.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const path of [WEBHOOK_PATH, webhookPath(':provider')])
    shop.post(path, { config: { withoutCsrfHeader: true } }, async (request, reply) => {
      const headers = request.headers as ReceivedCall['headers']
      return reply.code(await receive({ target: request.url, headers, body: String(request.body) })).send()
    })
}

/** The bank alone on a database of its own, and a shop that only listens to what it says. */
export async function openBankHouse(options: { readonly lateMs?: number } = {}) {
  const database = await createTestDatabase()
  const brand = { key: 'hjemly', homeMarket: 'DK', name: 'hjemly' } as const
  let now = TEST_NOW
  const parts = {
    db: database.main,
    brand,
    secret: SECRET,
    now: () => now,
    ownUrl: () => ownOrigin(app.server),
    webhookTarget: webhookPath,
  }
  const received: ReceivedCall[] = []
  let answerWith = async () => 200

  const app = newApp()
  await registerTestBank(app, { ...parts, lateMs: options.lateMs ?? 0 })
  await app.register(async (shop) =>
    listenAsShop(shop, (call) => {
      received.push(call)
      return answerWith()
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = ownOrigin(app.server)
  const keys = bankKeys(SECRET, brand.key)
  const bankUrl = () => origin
  return {
    origin,
    database,
    wallets: createWalletProviders({
      brand,
      secret: SECRET,
      isProduction: false,
      publicUrl: 'http://shop.test',
      bankUrl,
    }),
    walletKeys: walletKeys(SECRET, brand.key),
    keys,
    provider: createTestBankProvider({ merchantName: brand.name, keys, bankUrl }),
    received,
    setNow: (next: Date) => void (now = next),
    answerWith: (answer: () => Promise<number>) => void (answerWith = answer),
    startJobs: () =>
      startJobs({
        db: database.main,
        handlers: testBankJobs(parts),
        onError: () => undefined,
        pollMs: 20,
        retryDelaysMs: [1, 1, 1],
      }),
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await database.drop()
    },
  }
}

export function paymentRequest(change: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentId: crypto.randomUUID(),
    orderNumber: 'H-100023',
    amountMinor: 129_900,
    currency: 'DKK',
    market: 'DK',
    lines: [],
    language: 'da',
    email: 'anna@example.dk',
    returnUrl: RETURN_URL,
    webhookUrl: `http://shop.test${WEBHOOK_PATH}`,
    ...change,
  }
}

/** A payment at the bank, and its page as a browser without scripts uses it. */
export async function openAtBank({ provider, origin }: BankHouse, change: Partial<PaymentRequest> = {}) {
  const started = await provider.create(paymentRequest(change))
  if (!started.ok || started.value.type !== 'redirect') throw new Error('The bank did not open a payment.')
  const { reference, url } = started.value
  const at = (path: string) => origin + url.replace('/bank/pay', path)
  const post = (path: string, fields: Readonly<Record<string, string>>, headers = { origin }) =>
    fetch(at(path), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })
  return {
    reference,
    url,
    see: async (path = '/bank/pay') => {
      const answer = await fetch(at(path), { redirect: 'manual' })
      return { answer, html: await answer.text() }
    },
    post,
    pay: (number: string, webhook = 'normal') => post('/bank/pay', { number, expiry: '08/29', cvc: '123', webhook }),
  }
}

export const CARDS = {
  approves: '4111 1111 1111 1111',
  declines: '4000 0000 0000 0002',
  challenges: '4000-0000-0000-3220',
} as const
