import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import { createDynamicDataStore } from '../platform/dynamic-data/dynamic-data-store.ts'
import type { Shop } from '../platform/shop-context.ts'
import { shopTexts } from '../texts/shop.texts.ts'
import { createTranslator } from '../texts/translator.ts'

interface ShopParts extends Pick<Shop, 'ownHost' | 'dynamicData' | 'api' | 'firstContact' | 'reportError'> {
  readonly state: Pick<DocumentState, 'market' | 'useNewBadges' | 'hasBrokenPart'>
  readonly widthClass: WidthClass
}

/** The one place where a shop is put together, for browser, server and tests. */
export function assembleShop({ state, ...parts }: ShopParts): Shop {
  const market = MARKETS[state.market]
  const { language } = market
  const texts = createTranslator({
    language,
    catalogue: shopTexts[language],
    onMissing: (key) => parts.reportError(new Error(`Missing text "${key}" in ${language}`)),
  })
  return {
    ...parts,
    market,
    language,
    useNewBadges: state.useNewBadges,
    hasBrokenPart: state.hasBrokenPart,
    texts,
  }
}

interface StaticShopParts extends Pick<ShopParts, 'ownHost' | 'reportError'> {
  readonly state: ShopParts['state'] & Pick<DocumentState, 'widthClass' | 'dynamicData'>
}

/** A shop that renders the given state and makes no requests. */
export function assembleStaticShop({ state, ...parts }: StaticShopParts): Shop {
  const refuse = () => Promise.reject(new Error('What is drawn here was given: nobody is called'))
  const store = createDynamicDataStore(refuse, state.dynamicData)
  return assembleShop({
    ...parts,
    state,
    widthClass: state.widthClass,
    dynamicData: { ...store, changed: () => Promise.resolve(), replaced: () => undefined },
    api: { get: refuse, post: refuse },
    firstContact: refuse,
  })
}
