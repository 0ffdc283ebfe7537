import { confirmations } from '../confirmations/confirmations.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { countryTexts } from './country-texts.ts'
import { switchedMessage } from './switch-message.ts'

/** Up to three sentences, and names among them: it stays as long as it takes to read. */
const SHOWN_MS = 20_000

/** Told where the visitor has arrived. The cart that the server shows there says itself what came along. */
export async function tellSwitch({ market, language, dynamicData }: Shop): Promise<void> {
  // Whoever can't be told of the cart is told of the country.
  await dynamicData.load('cart').catch(() => undefined)
  const cart = dynamicData.read('cart').data ?? null
  const texts = countryTexts(language)
  const href = dynamicData.read('frame').data?.cartPage
  const hasLines = cart !== null && cart.items.length + cart.asideItems.length > 0
  const action = { label: texts.text('country.showCart'), panel: 'cart', href: href ?? '/' } as const
  confirmations.show({
    text: switchedMessage(market, cart, texts),
    shownMs: SHOWN_MS,
    ...(hasLines && href !== undefined && { action }),
  })
}
