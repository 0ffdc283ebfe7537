import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Digest } from '@firkant/domain/payments/webhook-signature.ts'

/** What the bank and one shop share. Each key is made from the shop's secret, and none leads back to it. */
export interface BankKeys {
  /** The shop shows it with each call. */
  readonly api: string
  /** The bank signs with it what it tells the shop. */
  readonly webhook: Digest
  /** The bank's alone: opens one payment's page. */
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

/** Takes as long for a near miss as for a far one. */
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
