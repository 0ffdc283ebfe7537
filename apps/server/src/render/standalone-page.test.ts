import { describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { createStandalonePages } from './standalone-page.ts'
import { STANDALONE_KINDS } from './standalone-texts.ts'

describe.each(BRAND_KEYS)('a page of %s that needs nothing else', (key) => {
  const brand = BRANDS[key]
  const pageOf = createStandalonePages(brand)
  const pages = STANDALONE_KINDS.flatMap((kind) =>
    brand.markets.map((market) => pageOf({ kind, language: MARKETS[market].language, nonce: 'n' })),
  )

  it('OPS-02 has the ground, the ink and the logo of the brand, in colours that can be read', () => {
    const { page, ink, accent, onAccent } = brand.mailLook
    expect(contrastRatio(ink, page)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
    for (const html of pages) {
      expect(html).toContain(`background:${page}`)
      expect(html).toContain(`aria-label="${brand.name}"`)
    }
  })

  it('OPS-02 asks for no file', () => {
    for (const html of pages)
      expect(html.replaceAll('xmlns="http', '')).not.toMatch(/\bsrc=|url\(|https?:|<link|<script/)
  })

  it('OPS-02 asks again by itself where it was asked for by an address', () => {
    const { language } = MARKETS[brand.homeMarket]
    expect(pageOf({ kind: 'busy', language, nonce: 'n', retryAfterS: 5 })).toContain('http-equiv="refresh" content="5"')
    expect(pageOf({ kind: 'busy', language, nonce: 'n' })).not.toContain('http-equiv')
    expect(pageOf({ kind: 'failed', language, nonce: 'n' })).toContain('<a href="/">')
  })
})

it('CHK-05 without scripts the way to a bank is a page that goes on by itself, with a link', () => {
  const leadsTo = 'https://bank.example/pay?id=1&key="2'
  const html = createStandalonePages(BRANDS.hjemly)({ kind: 'leading', language: 'da', nonce: 'n', leadsTo })
  expect(html).toContain('content="0;url=https://bank.example/pay?id=1&amp;key=&quot;2"')
  expect(html).toContain('<a href="https://bank.example/pay?id=1&amp;key=&quot;2">Fortsæt til betalingen</a>')
})

it('OPS-02 brands say it in words of their own', () => {
  const headings = BRAND_KEYS.map((key) => {
    const { language } = MARKETS[BRANDS[key].homeMarket]
    return /<h1>([^<]+)/.exec(createStandalonePages(BRANDS[key])({ kind: 'busy', language, nonce: 'n' }))?.[1]
  })
  expect(headings).toEqual(['Butikken har travlt lige nu', 'Et øjeblik', 'Lang kø akkurat nå', 'Oj, vad många vi är!'])
})
