import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import {
  cartSwitch,
  FROM_PARAM,
  readFrom,
  type CountriesModel,
  type CountryChoice,
  type CountrySwitchModel,
} from '@firkant/domain/market/country-switch.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type Market, type MarketKey } from '@firkant/domain/market/market.ts'
import type { Requester, KnownRequester } from '../../platform/visitors/requester.ts'

export interface CountryService {
  readonly list: (market: Market) => CountriesModel
  /** What happens to page and cart in each other market. */
  readonly choices: (requester: Requester, context: DynamicContext | undefined) => Promise<CountrySwitchModel>
  /** The page's address in the market, else the market's start page. */
  readonly addressIn: (market: MarketKey, from: string) => Promise<string>
}

export interface CountryServiceOptions {
  readonly brand: BrandDefinition
  readonly loadCart: (requester: KnownRequester) => Promise<Cart | null>
  readonly findAddresses: (from: string, markets: readonly MarketKey[]) => Promise<ReadonlyMap<MarketKey, string>>
}

const isEmpty = ({ items, asideItems }: Cart) => items.length + asideItems.length === 0

export function createCountryService({ brand, loadCart, findAddresses }: CountryServiceOptions): CountryService {
  const startPage = (market: MarketKey) => localizePath(brand, MARKETS[market].language, '/')

  async function cartsIn(requester: Requester, markets: readonly MarketKey[]): Promise<readonly (Cart | null)[]> {
    const { visitorHash } = requester
    if (visitorHash === undefined) return markets.map(() => null)
    return Promise.all(markets.map((market) => loadCart({ ...requester, visitorHash, market: MARKETS[market] })))
  }

  return {
    list: (market) => ({
      page: localizePath(brand, market.language, FIXED_PATHS.country[market.language]),
      markets: brand.markets,
    }),

    async choices(requester, context) {
      const given = typeof context === 'object' ? context[FROM_PARAM] : undefined
      const from = readFrom(typeof given === 'string' ? given : null) ?? startPage(requester.market.key)
      const others = brand.markets.filter((market) => market !== requester.market.key)
      const [addresses, [here, ...there]] = await Promise.all([
        findAddresses(from, others),
        cartsIn(requester, [requester.market.key, ...others]),
      ])
      const choices = others.map((market, at): CountryChoice => {
        const cart = there[at]
        return {
          market,
          currency: MARKETS[market].currency,
          address: addresses.get(market) ?? startPage(market),
          keepsPage: addresses.has(market),
          ...(here &&
            cart &&
            !isEmpty(here) && { cart: { ...switchOf(here, cart), totalInclVat: cart.total.inclVat } }),
        }
      })
      return { choices }
    },

    addressIn: async (market, from) => (await findAddresses(from, [market])).get(market) ?? startPage(market),
  }
}

/** Names in the visitor's current language; other parts of a line are not needed. */
function switchOf(here: Cart, there: Cart) {
  const named = ({ id, sku, name, quantity }: Cart['asideItems'][number]) => ({ id, sku, name, quantity })
  const { follows, missing, returns } = cartSwitch(here, there)
  return { follows, missing: missing.map(named), returns: returns.map(named) }
}
