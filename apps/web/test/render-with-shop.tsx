import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { ShopContext } from '../src/platform/shop-context.ts'
import { assembleStaticShop } from '../src/start/assemble-shop.ts'

/** Server markup of one component, with the shop around it. */
export async function renderWithShop(
  part: ReactNode,
  options: { market?: MarketKey; dynamicData?: readonly DynamicRecordEntry[] } = {},
): Promise<string> {
  const market = options.market ?? 'DK'
  const shop = assembleStaticShop({
    state: { market, widthClass: 'laptop', dynamicData: options.dynamicData ?? [] },
    ownHost: 'shop.example',
    reportError: (error) => {
      throw error
    },
  })
  return renderToStaticMarkup(<ShopContext value={shop}>{part}</ShopContext>)
}
