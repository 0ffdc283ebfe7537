import type { PaymentProvider, PaymentRequest, WebhookCall } from '@firkant/domain/payments/payment-provider.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import { paymentRequest, type BankHouse } from './bank-house.ts'

export type WalletKey = 'vipps' | 'swish' | 'klarna'

const CURRENCIES = { vipps: 'NOK', swish: 'SEK', klarna: 'DKK' } as const

export function walletOf({ wallets }: BankHouse, wallet: WalletKey): PaymentProvider {
  const provider = wallets[wallet]
  if (!provider) throw new Error(`There is no ${wallet}`)
  return provider
}

export function walletRequest(house: BankHouse, wallet: WalletKey, change: Partial<PaymentRequest> = {}) {
  const { amountMinor = 129_900 } = change
  const line = { type: 'goods', name: 'Stol', quantity: 2, vatMinor: amountMinor / 5, vatPercent: 25 } as const
  return paymentRequest({
    currency: CURRENCIES[wallet],
    returnUrl: `${house.origin}/back?token=a`,
    webhookUrl: `${house.origin}/api/payments/${wallet}/webhook`,
    lines: [{ ...line, totalMinor: amountMinor }],
    ...change,
  })
}

/** A payment at a stand-in, and its page as a tester's browser without scripts uses it. */
export async function openWallet(house: BankHouse, wallet: WalletKey, change: Partial<PaymentRequest> = {}) {
  const provider = walletOf(house, wallet)
  const request = walletRequest(house, wallet, change)
  const started = await provider.create(request)
  if (!started.ok || started.value.type !== 'redirect') throw new Error('The stand-in did not open a payment.')
  let url = started.value.url
  if (wallet === 'swish') {
    const led = await fetch(url, { redirect: 'manual' })
    url = new URL(led.headers.get('location') ?? '', house.origin).href
  }
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(url.replace('/bank/wallet', path), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { origin: house.origin },
    })
  return {
    provider,
    request,
    url,
    reference: started.value.reference,
    see: async () => (await fetch(url)).text(),
    decide: (step: 'approve' | 'decline' | 'expire', mode = 'first') => post('/bank/wallet/decide', { step, mode }),
    send: (event: string, as: 'true' | 'forged' = 'true') => post('/bank/wallet/send', { event, as }),
  }
}

/** Agreed by the buyer, and named as the provider names it from then on. */
export async function approvedWallet(house: BankHouse, wallet: WalletKey, change: Partial<PaymentRequest> = {}) {
  const opened = await openWallet(house, wallet, change)
  await opened.decide('approve')
  const events = await opened.provider.confirm(opened.reference)
  const [event] = events.ok ? events.value : []
  const reference = event && 'newReference' in event ? (event.newReference ?? opened.reference) : opened.reference
  return { ...opened, reference, events }
}

/** The messages that came for the payment, as the shop's route would hand them over. */
export function messagesFor({ received }: BankHouse, wallet: WalletKey, text: string): readonly WebhookCall[] {
  return received
    .filter(({ target, body }) => target.includes(`/${wallet}/`) && (target + body).includes(text))
    .map((call) => ({ ...call, receivedAt: TEST_NOW }))
}
