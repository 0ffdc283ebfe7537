import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Digest } from '@firkant/domain/payments/webhook-signature.ts'

/** Secrets shared by the bank and one shop, derived one-way from the shop's secret. */
export interface BankKeys {
  /** Sent by the shop with each call. */
  readonly api: string
  /** Signs the bank's webhooks. */
  readonly webhook: Digest
  /** Signs the tokens of payment pages; the bank's own. */
  readonly page: Digest
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text)

export function bankKeys(secret: string, merchant: string): BankKeys {
  const keyFor = (purpose: string) => hmac(secret, `test bank\n${merchant}\n${purpose}`).digest('base64url')
  const digestFor = (purpose: string): Digest => {
    const key = keyFor(purpose)
    return (text) => hmac(key, text).digest('hex')
  }
  return { api: keyFor('api'), webhook: digestFor('webhook'), page: digestFor('page') }
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const WRITTEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$/

export function pageToken({ page }: BankKeys, reference: string): string {
  return `${reference}.${page(reference)}`
}

/** The reference of the payment whose page the token opens. */
export function readPageToken({ page }: BankKeys, token: string): string | undefined {
  const [, reference = '', seal = ''] = WRITTEN.exec(token) ?? []
  return reference !== '' && isSameSecret(seal, page(reference)) ? reference : undefined
}
