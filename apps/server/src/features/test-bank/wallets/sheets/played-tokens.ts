import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import type { SheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { isSameSecret } from '../../bank-keys.ts'
import { WALLET_MODES } from '../wallet-steps.ts'

/** What a wallet seals for the processor: here it can be read, there it is encrypted. */
const contentSchema = z.object({
  transaction: z.string(),
  amountMinor: z.number().int().positive(),
  currency: z.enum(CURRENCIES),
  /** What the bank behind the card will say. */
  outcome: z.enum(['approve', 'decline']),
  mode: z.enum(WALLET_MODES),
})
export type TokenContent = z.infer<typeof contentSchema>

const seal = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64')
const random = (bytes: number) => randomBytes(bytes).toString('base64')
const encode = (content: TokenContent) => Buffer.from(JSON.stringify(content)).toString('base64')

function decode(text: string): TokenContent | undefined {
  try {
    return contentSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

export const newTransaction = () => randomBytes(32).toString('hex')

interface Making {
  readonly secret: string
  readonly wallet: SheetWallet
  readonly content: TokenContent
}

/** In the shape of the wallet's own. A token that somebody forged is made with another secret. */
export function makePlayedToken({ secret, wallet, content }: Making): SheetToken {
  const data = encode(content)
  const { transaction } = content
  if (wallet === 'applePay') {
    const header = { ephemeralPublicKey: random(91), publicKeyHash: random(32), transactionId: transaction }
    return {
      wallet,
      token: {
        paymentData: { version: 'EC_v1', data, signature: seal(secret, data), header },
        paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
        transactionIdentifier: transaction,
      },
    }
  }
  const signedMessage = JSON.stringify({ encryptedMessage: data, ephemeralPublicKey: random(65), tag: random(32) })
  const token = { signature: seal(secret, signedMessage), protocolVersion: 'ECv1', signedMessage }
  return { wallet, token: { type: 'PAYMENT_GATEWAY', token: JSON.stringify(token) } }
}

/** What the processor is sent. */
const tokenDataSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('applepay'), token_data: z.object({ data: z.string(), signature: z.string() }) }),
  z.object({
    type: z.literal('googlepay'),
    token_data: z.object({ signedMessage: z.string(), signature: z.string() }),
  }),
])
const messageSchema = z.object({ encryptedMessage: z.string() })

function messageOf(signedMessage: string): string | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(signedMessage)).data?.encryptedMessage
  } catch {
    return undefined
  }
}

/** Undefined for what no wallet has made. */
export function readPlayedToken(secret: string, body: unknown): TokenContent | undefined {
  const given = tokenDataSchema.safeParse(body).data
  if (!given) return undefined
  const { signature } = given.token_data
  const signed = given.type === 'applepay' ? given.token_data.data : given.token_data.signedMessage
  if (!isSameSecret(signature, seal(secret, signed))) return undefined
  const data = given.type === 'applepay' ? signed : messageOf(signed)
  return data === undefined ? undefined : decode(data)
}

/** The processor's own token stands for what it has read, until a payment is made of it. */
export function sealProcessorToken(secret: string, content: TokenContent): string {
  const data = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `tok_${data}.${createHash('sha256').update(`${secret}\n${data}`).digest('base64url')}`
}

export function readProcessorToken(secret: string, token: string): TokenContent | undefined {
  const [data = ''] = token.replace(/^tok_/, '').split('.')
  const content = decode(data)
  return content && isSameSecret(token, sealProcessorToken(secret, content)) ? content : undefined
}
