import { describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { energyMark } from '@firkant/domain/law/energy/energy-mark.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { mailHtml } from '../mail/mail-html.ts'
import { mailPlain } from '../mail/mail-plain.ts'
import { stockAlertMail } from './stock-alert-mail.ts'

const PUBLIC_URL = 'http://shop.test'
const product = {
  name: 'Nordlo 3',
  subtitle: 'Sofa, stof i grøn',
  path: '/sofaer/nordlo-3',
  image: { url: '/images/products/nordlo-3.webp?v=1', alt: 'Sofaen forfra', width: 800, height: 800 },
  energy: energyMark('D', { language: 'da', url: '/energimaerke/nordlo-3' }),
  price: '7.999,-',
  reference: '9.999,-',
  isBuyable: true,
}

const ARROW = `a[href='${PUBLIC_URL}/energimaerke/nordlo-3']`

function written(kind: 'confirm' | 'known' | 'back', brand: BrandKey, language: MarketLanguage) {
  const message = stockAlertMail(kind, {
    brand: BRANDS[brand],
    language,
    publicUrl: PUBLIC_URL,
    product,
    ...(kind === 'confirm' && { confirmUrl: `${PUBLIC_URL}/confirm` }),
    cancelUrl: `${PUBLIC_URL}/cancel`,
  })
  const shown = readHtml(mailHtml({ brand: BRANDS[brand], language, publicUrl: 'http://shop.test' }, message))
  return { shown, plain: mailPlain(BRANDS[brand], language, message), message }
}

describe.each([
  ['hjemly', 'da'],
  ['fjellbo', 'nb'],
  ['ljuvhem', 'sv'],
] as const)('CHK-07 A11Y-01 a mail of %s in %s without its pictures', (brand, language) => {
  it.each(['confirm', 'known', 'back'] as const)('%s: each picture has its words, and none is needed', (kind) => {
    const { shown, message } = written(kind, brand, language)
    const images = [...shown.querySelectorAll('img')]
    expect(images.map((image) => image.getAttribute('alt'))).toEqual([BRANDS[brand].name, product.name])
    for (const image of images) image.remove()
    const text = textOf(shown)
    for (const part of message.parts) if ('text' in part) expect(text).toContain(part.text.replaceAll(/\s+/g, ' '))
    expect(text).toContain(product.name)
    expect(text).toContain(product.subtitle)
    for (const link of shown.querySelectorAll('a')) expect(textOf(link)).not.toBe('')
  })

  it('LAW-10 has the energy arrow beside the price of a light source, in markup and in plain text', () => {
    const { plain, shown } = written('back', brand, language)
    const arrow = shown.querySelector(ARROW)
    expect(arrow?.getAttribute('aria-label')).toBe('Energiklasse D på skalaen A til G')
    expect(textOf(arrow?.parentElement ?? null)).toMatch(/7\.999,-.*A\s?G\s?D$/)
    expect(plain).toContain(`Energiklasse D på skalaen A til G: ${PUBLIC_URL}/energimaerke/nordlo-3`)
  })

  it('says in plain text what the markup says, with every address written out', () => {
    const { plain, message, shown } = written('back', brand, language)
    for (const part of message.parts) if ('text' in part) expect(plain).toContain(part.text)
    for (const said of [product.name, product.subtitle, product.price, product.reference]) expect(plain).toContain(said)
    for (const link of shown.querySelectorAll('a[href^="http"]')) expect(plain).toContain(link.getAttribute('href'))
    expect(plain).not.toMatch(/<[a-z/]|&[a-z]+;|undefined/)
  })
})
