import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localizePath, readLocalizedPath, type BrandMarkets } from './localized-path.ts'
import { MARKETS, type MarketKey, type MarketLanguage } from './market.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const hjemly: BrandMarkets = { homeMarket: 'DK', markets: ['DK', 'NO', 'SE'] }
const skygge: BrandMarkets = { homeMarket: 'DK', markets: ['DK', 'SE'] }
const fjellbo: BrandMarkets = { homeMarket: 'NO', markets: ['NO', 'DK'] }

describe('readLocalizedPath', () => {
  it.each<[BrandMarkets, string, MarketKey, string]>([
    [hjemly, '/', 'DK', '/'],
    [hjemly, '/sofaer/nordlo', 'DK', '/sofaer/nordlo'],
    [hjemly, '/nb', 'NO', '/'],
    [hjemly, '/nb/', 'NO', '/'],
    [hjemly, '/sv/soffor', 'SE', '/soffor'],
    [fjellbo, '/sofaer', 'NO', '/sofaer'],
    [fjellbo, '/da/sofaer', 'DK', '/sofaer'],
  ])('reads market and path of %j %s', (brand, path, market, rest) => {
    expect(readLocalizedPath(brand, path)).toEqual({
      market: MARKETS[market],
      language: MARKETS[market].language,
      path: rest,
    })
  })

  it.each<[string, BrandMarkets, string]>([
    ['a market the brand does not sell in', skygge, '/nb/sofaer'],
    ['the home language, which has no prefix', hjemly, '/da/sofaer'],
    ['English, which has no market', hjemly, '/en/sofas'],
    ['a word that only begins like a language', hjemly, '/nbx'],
    ['another spelling', hjemly, '/NB/sofaer'],
    ['a prefix further in', hjemly, '/sofaer/nb'],
  ])('takes no prefix for %s', (_case, brand, path) => {
    expect(readLocalizedPath(brand, path)).toEqual({ market: MARKETS.DK, language: 'da', path })
  })

  it('reads back every address that localizePath writes', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{3,12}$/)
    const path = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`)
    fc.assert(
      fc.property(path, fc.constantFrom<MarketLanguage>('da', 'nb', 'sv'), (given, language) => {
        const read = readLocalizedPath(hjemly, localizePath(hjemly, language, given))
        expect(read).toMatchObject({ language, path: given })
      }),
    )
  })
})

describe('localizePath', () => {
  it('writes the home language without a prefix, the others with theirs', () => {
    expect(localizePath(hjemly, 'da', '/soeg')).toBe('/soeg')
    expect(localizePath(hjemly, 'nb', '/sok')).toBe('/nb/sok')
    expect(localizePath(hjemly, 'sv', '/')).toBe('/sv')
    expect(localizePath(fjellbo, 'nb', '/sok')).toBe('/sok')
  })
})
