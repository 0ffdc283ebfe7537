import { pageToken, type BankKeys } from '../../bank-keys.ts'
import type { WalletPayment } from '../wallet-tables.ts'

export const WALLET_PAGE_PATHS = {
  page: '/bank/wallet',
  decide: '/bank/wallet/decide',
  send: '/bank/wallet/send',
  /** Where the link to Swish's app leads outside production. */
  swish: '/bank/wallet/swish',
} as const

export const walletPath = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`

/** On the address that the buyer came from: the server may have another one for itself. */
export function walletPageUrl(keys: BankKeys, { id, returnUrl }: Pick<WalletPayment, 'id' | 'returnUrl'>): string {
  return new URL(walletPath(WALLET_PAGE_PATHS.page, pageToken(keys, id)), returnUrl).href
}

/** The stand-in for Swish's app, opened by the token of a payment request. */
export function swishStandInUrl(token: string, returnUrl: string): string {
  const url = new URL(WALLET_PAGE_PATHS.swish, returnUrl)
  url.searchParams.set('request', token)
  url.searchParams.set('callbackurl', returnUrl)
  return url.href
}
