import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PLAYED_SHEET_PATH, SHEET_WALLETS } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { fromShop, readPlainForms } from '../../../../platform/forms/plain-forms.ts'
import { ProblemException } from '../../../../platform/http/problem.ts'
import { isSameSecret } from '../../bank-keys.ts'
import { DEMO_PEOPLE, demoPayer } from '../vipps/demo-people.ts'
import { APPLE_API_PATH, APPLE_CERTIFICATE_HEADER, type WalletKeys } from '../wallet-keys.ts'
import { WALLET_MODES } from '../wallet-steps.ts'
import { makePlayedToken, newTransaction } from './played-tokens.ts'

const SESSION_MS = 5 * 60_000

const sheetSchema = z.object({
  wallet: z.enum(SHEET_WALLETS),
  /** As Payment Request is told it. */
  total: z.string().regex(/^\d{1,9}\.\d{2}$/),
  currency: z.enum(CURRENCIES),
  person: z.enum(DEMO_PEOPLE),
  /** `forge`: by somebody who does not know the wallet's keys. */
  outcome: z.enum(['approve', 'decline', 'forge']),
  mode: z.enum(WALLET_MODES).default('normal'),
})

const sessionSchema = z.object({
  merchantIdentifier: z.string(),
  displayName: z.string(),
  initiative: z.literal('web'),
  initiativeContext: z.string().min(1),
})

export interface SheetRoutesContext {
  readonly keys: WalletKeys
  readonly now: () => Date
}

/** What wallets in browsers do: tokens for the sheet that a tester plays, and Apple's sessions. */
export function registerSheets(app: FastifyInstance, { keys, now }: SheetRoutesContext): void {
  // A form that comes by here is refused like any other sheet that no wallet opens.
  readPlainForms(app)
  app.post(PLAYED_SHEET_PATH, fromShop(), async (request, reply) => {
    const wanted = sheetSchema.safeParse(request.body)
    if (!wanted.success) throw new ProblemException('invalid-request', { detail: 'No wallet opens such a sheet.' })
    const { wallet, total, currency, person, outcome, mode } = wanted.data
    const amountMinor = Math.round(Number(total) * MINOR_PER_MAJOR)
    const content = {
      transaction: newTransaction(),
      amountMinor,
      currency,
      outcome: outcome === 'forge' ? 'approve' : outcome,
      mode,
    } as const
    const secret = outcome === 'forge' ? 'a guess' : keys.sheets
    const payment = makePlayedToken({ secret, wallet, content })
    return reply.header('cache-control', 'no-store').send({ payment, payer: demoPayer(currency, person) })
  })

  // Apple knows a shop by the certificate of its connection: the header stands for it.
  const plain = { config: { withoutCsrfHeader: true }, schema: { hide: true } }
  app.post(`${APPLE_API_PATH}/paymentservices/paymentSession`, plain, async (request, reply) => {
    const wanted = sessionSchema.safeParse(request.body)
    const certificate = String(request.headers[APPLE_CERTIFICATE_HEADER] ?? '')
    if (!isSameSecret(certificate, keys.applePay.certificate)) return reply.code(401).send({ statusCode: '401' })
    if (!wanted.success || wanted.data.merchantIdentifier !== keys.applePay.merchantId)
      return reply.code(400).send({ statusMessage: 'Payment Services Exception', statusCode: '400' })
    const { merchantIdentifier, initiativeContext: domainName, displayName } = wanted.data
    const startedAt = now().getTime()
    return reply.header('cache-control', 'no-store').send({
      epochTimestamp: startedAt,
      expiresAt: startedAt + SESSION_MS,
      merchantSessionIdentifier: newTransaction(),
      nonce: newTransaction().slice(0, 8),
      merchantIdentifier,
      domainName,
      displayName,
      signature: newTransaction(),
    })
  })
}
