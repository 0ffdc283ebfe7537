import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { CountryChoice } from '@firkant/domain/market/country-switch.ts'
import { LOCALES, type Market } from '@firkant/domain/market/market.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { CountryTexts } from './country.texts.ts'

function namesOf(lines: readonly { readonly name: string }[], { language }: CountryTexts): string {
  const names = [...new Set(lines.map(({ name }) => name))]
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names)
}

/** What a switch would change, one sentence each: page first, then cart. */
export function choiceMessages({ market, currency, keepsPage, cart }: CountryChoice, texts: CountryTexts): string[] {
  const country = texts.text(`country.name.${market}`)
  const messages = keepsPage ? [] : [texts.text('country.pageMissing', { country })]
  if (!cart) return messages
  const { follows, missing, returns, totalInclVat } = cart
  const total = formatTotal({ minor: minorOfDecimal(totalInclVat), currency })
  if (follows > 0) messages.push(texts.plural('country.cart.follows', follows, { total }))
  else if (returns.length === 0) messages.push(texts.text('country.cart.none'))
  if (returns.length > 0) messages.push(texts.text('country.cart.returns', { names: namesOf(returns, texts) }))
  if (missing.length > 0) messages.push(texts.text('country.cart.missing', { country, names: namesOf(missing, texts) }))
  return messages
}

/** What the switch has changed, for the confirmation after arrival. */
export function switchedMessage(market: Market, cart: Cart | null, texts: CountryTexts): string {
  const messages = [texts.text('country.switched', { country: texts.text(`country.name.${market.key}`) })]
  const count = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  if (count > 0) messages.push(texts.plural('country.switched.follows', count))
  if (cart && cart.asideItems.length > 0)
    messages.push(texts.text('country.switched.aside', { names: namesOf(cart.asideItems, texts) }))
  return messages.join(' ')
}
