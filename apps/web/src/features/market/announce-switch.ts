import type { Shop } from '../../platform/shop-context.ts'
import { textsOf } from '../../texts/text-table.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { countryTexts } from './country.texts.ts'
import { switchedMessage } from './switch-message.ts'

/** Up to three sentences with product names: long enough to read. */
const SHOWN_MS = 20_000

/** Shown after arrival. The cart there says which lines came along. */
export async function announceSwitch({ market, language, dynamicData }: Shop): Promise<void> {
  // Without the cart, at least the country is announced.
  await dynamicData.load('cart').catch(() => undefined)
  const cart = dynamicData.read('cart').data ?? null
  const texts = textsOf(countryTexts, language)
  const href = dynamicData.read('frame').data?.cartPage
  const hasLines = cart !== null && cart.items.length + cart.asideItems.length > 0
  const action = { label: texts.text('country.showCart'), panel: 'cart', href: href ?? '/' } as const
  confirmations.show({
    text: switchedMessage(market, cart, texts),
    shownMs: SHOWN_MS,
    ...(hasLines && href !== undefined && { action }),
  })
}
