import { describe, expect, it } from 'vitest'
import { nextPayment, type Payment, type PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { paymentRequest } from '../../../test/stand-ins/bank-house.ts'
import { invoiceProvider } from './invoice-provider.ts'
import { createPaymentProviders } from './payment-registry.ts'
import type { SheetSettings } from './sheets/sheet-providers.ts'

const NETS = { secretKey: 'key', webhookSecret: 'secret', apiUrl: 'https://api.dibspayment.eu' }
const providersWith = (isProduction: boolean, nets: typeof NETS | undefined, sheets: SheetSettings = {}) =>
  createPaymentProviders({
    ...sheets,
    brand: { key: 'hjemly', name: 'hjemly' },
    secret: 'secret',
    isProduction,
    nets,
    publicUrl: 'http://localhost:4000',
    bankUrl: () => 'http://127.0.0.1',
    termsUrl: async () => 'https://www.hjemly.dk/',
  })

describe('ways to pay', () => {
  it.each([
    ['a shop on this machine', false, undefined, 'test-bank', true],
    ['a shop that tries Nets', false, NETS, 'nets', true],
    ['production with Nets', true, NETS, 'nets', false],
    ['production without it', true, undefined, undefined, false],
  ])('CHK-05 of %s: cards by %j, %j → %s', (_which, isProduction, nets, card, hasTestBank) => {
    const providers = providersWith(isProduction, nets)
    expect(providers.forMethod('card')?.key).toBe(card)
    expect(providers.forMethod('invoice')?.key).toBe('invoice')
    const wallets = isProduction ? [] : ['vipps', 'swish']
    const direct = card === undefined ? ['inStore'] : ['card', ...wallets, 'link', 'inStore']
    const ways = [...direct, 'invoice', ...(isProduction ? [] : ['klarna'])]
    expect(providers.paymentMethodKeys).toEqual(ways)
    expect(providers.forMethod('link')?.key).toBe(card)
    expect(providers.forMethod('inStore')?.key).toBe('in-store')
    expect(providers.hasTestBank).toBe(hasTestBank)
    expect(providers.named('test-bank') !== undefined).toBe(hasTestBank)
    expect(providers.named('nets') !== undefined).toBe(nets !== undefined)
  })

  it('PAY-05 of a browser are offered on the page before a wallet alone, and by nobody in production without settings', () => {
    const [here, live] = [providersWith(false, undefined), providersWith(true, NETS)]
    for (const wallet of ['applePay', 'googlePay']) {
      expect(here.forMethod(wallet)?.key).toBe('checkout-com')
      expect(here.paymentMethodKeys).not.toContain(wallet)
      expect(live.forMethod(wallet)).toBeUndefined()
    }
    const offered = here.sheets.offersIn('DK')
    expect([offered?.isPlayed, offered?.offers.map(({ wallet }) => wallet)]).toEqual([true, ['applePay', 'googlePay']])
    expect([live.sheets.offersIn('DK'), live.sheets.openAppleSession, live.sheets.appleDomainFile]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(live.named('checkout-com')).toBeUndefined()
  })

  it('PAY-05 of a browser are those that are set up, and then the browser’s own', () => {
    const checkoutCom = {
      publicKey: 'pk_1',
      secretKey: 'sk_1',
      channel: 'pc_1',
      webhookSecret: 'x',
      apiUrl: 'https://api.checkout.com',
      isTrial: false,
    }
    const providers = providersWith(true, NETS, { checkoutCom, googlePay: { merchantId: 'BCR2DN4T00000000' } })
    expect([providers.forMethod('googlePay')?.key, providers.forMethod('applePay')]).toEqual([
      'checkout-com',
      undefined,
    ])
    expect(providers.sheets.offersIn('NO')).toMatchObject({
      currency: 'NOK',
      isPlayed: false,
      offers: [
        {
          wallet: 'googlePay',
          data: {
            environment: 'PRODUCTION',
            merchantInfo: { merchantId: 'BCR2DN4T00000000' },
            allowedPaymentMethods: [
              { tokenizationSpecification: { parameters: { gateway: 'checkoutltd', gatewayMerchantId: 'pk_1' } } },
            ],
          },
        },
      ],
    })
    // Keys of the processor that may do more than make tokens stay on the server.
    expect(JSON.stringify(providers.sheets.offersIn('NO'))).not.toContain('sk_1')
  })

  it('CHK-05 that nobody has heard of are none', () => {
    const providers = providersWith(false, NETS)
    for (const key of ['', 'cash', 'constructor', '__proto__', 'toString']) {
      expect(providers.forMethod(key)).toBeUndefined()
      expect(providers.named(key)).toBeUndefined()
    }
  })
})

describe('an invoice', () => {
  const applyAll = (payment: Payment, events: readonly PaymentEvent[]) => events.reduce(nextPayment, payment)
  const providerRequest = (type: 'capture' | 'cancel' | 'refund', minor: number, key: string) => ({
    type,
    paymentId: 'p',
    minor,
    key,
  })
  const valueOf = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false; code: string }>) => {
    const result = await answer
    if (!result.ok) throw new Error(result.code)
    return result.value
  }

  it('CHK-05 is good at once, and every call says the same when it is made again', async () => {
    const request = paymentRequest()
    const started = await valueOf(invoiceProvider.create(request))
    expect(await valueOf(invoiceProvider.create(request))).toEqual(started)
    expect(started).toMatchObject({ type: 'settled', events: [{ type: 'authorised' }] })
    const { reference } = started
    const made: Payment = { id: 'p', amountMinor: 1000, state: 'created', refunds: [] }
    const held = applyAll(made, await valueOf(invoiceProvider.confirm(reference)))
    expect(held.state).toBe('authorised')
    const cancelled = applyAll(
      held,
      await valueOf(invoiceProvider.cancel(reference, providerRequest('cancel', 1000, 'c'))),
    )
    expect(cancelled.state).toBe('cancelled')
    const taken = applyAll(
      held,
      await valueOf(invoiceProvider.capture(reference, providerRequest('capture', 1000, 'd'))),
    )
    expect(taken.state).toBe('captured')
    const refund = (key: string) => valueOf(invoiceProvider.refund(reference, providerRequest('refund', 400, key)))
    const part = applyAll(taken, [...(await refund('a')), ...(await refund('a'))])
    expect(part).toMatchObject({ state: 'partlyRefunded', refunds: [{ minor: 400 }] })
    expect(applyAll(part, await refund('b')).refunds).toHaveLength(2)
  })

  it('CHK-05 is nothing that anybody calls about', () => {
    const call = { target: '', headers: {}, body: '{}', receivedAt: new Date(0) }
    expect(invoiceProvider.readWebhook(call)).toMatchObject({ ok: false })
  })
})
