import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { openCart } from '../src/features/cart/open-cart.ts'
import { openCustomerSession } from '../src/features/customer/customer-session.ts'
import { createDynamicDataStore } from '../src/platform/dynamic-data/dynamic-data-store.ts'
import { openWishlist } from '../src/features/lists/wishlist-api.ts'
import { openNewsletter } from '../src/features/newsletter/newsletter-api.ts'
import { openReturns } from '../src/features/returns/returns-api.ts'
import { createViewCounts } from '../src/features/page-views/view-counts.ts'
import { ShopContext, type Shop } from '../src/platform/shop-context.ts'
import { loadTexts } from '../src/start/load-texts.ts'
import { createTranslator } from '../src/texts/translator.ts'

/** One part of the shop as the server would write it, with the shop around it. */
export async function renderWithShop(
  part: ReactNode,
  options: { market?: MarketKey; dynamicData?: readonly DynamicRecordEntry[] } = {},
): Promise<string> {
  const market = MARKETS[options.market ?? 'DK']
  const refuse = () => Promise.reject(new Error('Nobody is called here'))
  const store = createDynamicDataStore(refuse, options.dynamicData)
  const dynamicData = { ...store, changed: async () => undefined, replaced: () => undefined }
  const api = { get: refuse, post: refuse }
  const shop: Shop = {
    market,
    language: market.language,
    ownHost: 'shop.example',
    widthClass: 'laptop',
    texts: createTranslator({
      language: market.language,
      catalogue: await loadTexts(market.language),
      onMissing: (key) => {
        throw new Error(`Missing text ${key}`)
      },
    }),
    dynamicData,
    firstContact: refuse,
    cart: openCart(api, dynamicData),
    api,
    wishlist: openWishlist(api, dynamicData),
    customerSession: openCustomerSession(api, dynamicData),
    viewCounts: createViewCounts(dynamicData),
    signUpToNewsletter: openNewsletter(api),
    findReturn: openReturns(api),
    reportError: (error) => {
      throw error
    },
  }
  return renderToStaticMarkup(<ShopContext value={shop}>{part}</ShopContext>)
}
