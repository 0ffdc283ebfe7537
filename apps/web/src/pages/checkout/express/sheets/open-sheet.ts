import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { EXPRESS_PARAMS } from '@firkant/domain/checkout/express/express.ts'
import type { SheetOffer, SheetOffers } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { ExpressPageModel } from '@firkant/domain/page/models/page-models.ts'
import { ApiError, type ApiClient } from '../../../../platform/api-client.ts'
import { sheetOrder } from './sheet-order.ts'
import { makeSheet, sheetDetails, type SheetMaker, type SheetResponse } from './sheet-request.ts'

export interface OpenedSheet {
  readonly Maker: SheetMaker
  readonly offers: SheetOffers
  readonly offer: SheetOffer
  readonly page: ExpressPageModel
  readonly model: CheckoutModel
  readonly api: ApiClient
  /** Goes on, whatever came of it. */
  readonly open: (url: string) => void
}

function withRefusal(pageUrl: string, refused: string, wallet: string): string {
  const url = new URL(pageUrl, window.location.href)
  url.searchParams.set(EXPRESS_PARAMS.refused, refused)
  url.searchParams.set(EXPRESS_PARAMS.wallet, wallet)
  return url.pathname + url.search
}

/** No answer: the page says whether an order waits for one. A refusal: of the token, since all else was on the page. */
function refusalOf(error: unknown): string {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
    ? 'payment-token'
    : 'payment-unavailable'
}

async function order({ offer, page, model, api, open }: OpenedSheet, response: SheetResponse): Promise<void> {
  const { wallet } = offer
  try {
    const answer = await api.post('ct/checkout/sheet', sheetOrder({ wallet, page, model }, response))
    await response.complete(answer.success ? 'success' : 'fail')
    open(answer.url)
  } catch (error) {
    await response.complete('fail')
    open(withRefusal(page.pageUrl, refusalOf(error), wallet))
  }
}

/**
 * Opens the sheet at once: browsers allow it only while a press is answered. False if the buyer closed it or it could
 * not be opened: nothing was ordered.
 */
export async function openSheet(sheet: OpenedSheet): Promise<boolean> {
  const { Maker, offers, offer, model, api } = sheet
  const request = makeSheet(Maker, offer, sheetDetails(offers, model))
  request.onmerchantvalidation = (event) => event.complete(api.post('ct/checkout/sheet/apple', {}))
  const response = await request.show().catch(() => undefined)
  if (!response) return false
  await order(sheet, response)
  return true
}
