import type { SheetPayer } from '@firkant/domain/checkout/express/sheet-payer.ts'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import {
  PLAYED_SHEET_PATH,
  SHEET_METHODS,
  SHEET_NAMES,
  SHEET_WALLETS,
  type SheetWallet,
} from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { Shop } from '../../../../../platform/shop-context.ts'
import type { SheetDetails, SheetMaker, SheetRequest, SheetResponse } from '../sheet-request.ts'
import { askTester, type TesterAnswer } from './played-dialog.ts'

interface PlayedAnswer {
  readonly payment: SheetToken
  readonly payer: SheetPayer
}

/** The token and the person that a wallet would answer with, from the demo's bank. */
async function askBank(wallet: SheetWallet, { total }: SheetDetails, answer: TesterAnswer): Promise<PlayedAnswer> {
  const { currency, value } = total.amount
  const sent = await fetch(PLAYED_SHEET_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet, total: value, currency, ...answer }),
  })
  if (!sent.ok) throw new Error(`The demo's bank answered ${sent.status}`)
  return sent.json()
}

/** As each wallet wraps its token. */
function detailsOf({ wallet, token }: SheetToken): unknown {
  if (wallet === 'applePay') return { token }
  return { apiVersion: 2, apiVersionMinor: 0, paymentMethodData: { type: 'CARD', tokenizationData: token } }
}

function responseOf({ payment, payer }: PlayedAnswer, close: () => void): SheetResponse {
  return {
    details: detailsOf(payment),
    payerName: payer.name,
    payerEmail: payer.email,
    payerPhone: payer.phone,
    shippingAddress: payer.address,
    complete: async () => close(),
  }
}

/** Stands in for the browser's sheet, so that testers can try it in any browser. Marked as what it is. */
export function playedSheets({ language }: Pick<Shop, 'language'>): SheetMaker {
  return class PlayedRequest implements SheetRequest {
    onmerchantvalidation: SheetRequest['onmerchantvalidation'] = null
    readonly #wallet: SheetWallet | undefined
    readonly #details: SheetDetails

    constructor(methods: ConstructorParameters<SheetMaker>[0], details: SheetDetails) {
      this.#wallet = SHEET_WALLETS.find((wallet) =>
        methods.some((each) => each.supportedMethods === SHEET_METHODS[wallet]),
      )
      this.#details = details
    }

    readonly canMakePayment = async () => this.#wallet !== undefined

    readonly show = async () => {
      const wallet = this.#wallet
      if (!wallet) throw new DOMException('Not supported', 'NotSupportedError')
      // Apple's own sheet opens for a shop that Apple knows alone.
      if (wallet === 'applePay') await this.#validate()
      const { answer, close } = await askTester({
        language,
        name: SHEET_NAMES[wallet],
        total: this.#details.total.amount,
      })
      if (!answer) throw new DOMException('Closed by the buyer', 'AbortError')
      return responseOf(await askBank(wallet, this.#details, answer), close)
    }

    async #validate(): Promise<void> {
      const session = Promise.withResolvers<object>()
      this.onmerchantvalidation?.({ complete: (given) => session.resolve(given) })
      await session.promise
    }
  }
}
