import { renderToPipeableStream } from 'react-dom/server'
import { storefront } from '#brand'
import { LANGUAGES, MARKETS, type Language } from '@firkant/domain/market/market.ts'
import type { BrandHead, RenderedBody, RenderInput } from '@firkant/domain/page/render-contract.ts'
import './base.css'
import { blockListCode } from '../blocks/block-list-code.ts'
import { loadAllBlocks } from '../blocks/block-registry.ts'
import { OPEN_GATE } from '../blocks/hydration-gate.ts'
import { openCart } from '../features/cart/cart-api.ts'
import { openCustomerSession } from '../features/customer/customer-session.ts'
import { createDynamicDataStore } from '../features/dynamic-data/dynamic-data-store.ts'
import { openWishlist } from '../features/lists/wishlist-api.ts'
import { openNewsletter } from '../features/newsletter/newsletter-api.ts'
import { openReturns } from '../features/returns/returns-api.ts'
import { createViewCounts } from '../features/page-views/view-counts.ts'
import { facetPanelCode } from '../pages/listing/facets/facets-code.tsx'
import { loadAllPages } from '../pages/page-registry.ts'
import { packageCode, reviewsCode } from '../pages/product/later-code.ts'
import { footerCode } from '../shell/lazy-footer.tsx'
import { plainHeaderCode } from '../shell/plain-pages.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { Catalogue } from '../texts/text-catalogue.ts'
import { createTranslator } from '../texts/translator.ts'
import { App } from './app.tsx'
import { createPageViewStore } from './navigation/page-view-store.ts'

export { modulesOf, styledModulesOf } from './page-modules.ts'

/** Tells the browser that this failure of a part is in the server's log already. */
const LOGGED = 'logged'

export const brandHead: BrandHead = {
  icon: storefront.icon,
  themeColor: storefront.themeColor,
  preloadFonts: storefront.preloadFonts,
}

// On the server all code and all languages are there before the first request.
const catalogues = new Map<Language, Partial<Catalogue>>()
await Promise.all([
  loadAllBlocks(),
  blockListCode.load(),
  loadAllPages(),
  packageCode.load(),
  reviewsCode.load(),
  footerCode.load(),
  plainHeaderCode.load(),
  facetPanelCode.load(),
  ...LANGUAGES.map(async (language) => catalogues.set(language, await loadTexts(language))),
])

export function renderBody({ state, ownHost, nonce, onError }: RenderInput): RenderedBody {
  const market = MARKETS[state.market]
  const refuse = () => Promise.reject(new Error('The server draws what it was given, it calls nobody'))
  const api = { get: refuse, post: refuse }
  const store = createDynamicDataStore(refuse, state.dynamicData)
  const dynamicData = { ...store, changed: () => Promise.resolve(), replaced: () => undefined }
  const texts = createTranslator({
    language: market.language,
    catalogue: catalogues.get(market.language) ?? {},
    onMissing: (key) => onError(new Error(`Missing text "${key}" in ${market.language}`)),
  })
  const shop = {
    market,
    language: market.language,
    ownHost,
    widthClass: state.widthClass,
    useNewBadges: state.useNewBadges,
    texts,
    dynamicData,
    firstContact: refuse,
    cart: openCart(api, dynamicData),
    api,
    wishlist: openWishlist(api, dynamicData),
    customerSession: openCustomerSession(api, dynamicData),
    viewCounts: createViewCounts(dynamicData),
    signUpToNewsletter: openNewsletter(api),
    findReturn: openReturns(api),
    reportError: onError,
  }
  const shell = Promise.withResolvers<void>()
  const whole = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(
    <App shop={shop} view={createPageViewStore(state.page)} gate={OPEN_GATE} />,
    {
      nonce,
      // Everything that is ready goes out in its place: without scripts nothing would move it there later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: shell.resolve,
      onShellError: shell.reject,
      onAllReady: whole.resolve,
      onError: (error) => {
        onError(error)
        return LOGGED
      },
    },
  )
  return {
    pipe: (destination) => void pipe(destination as NodeJS.WritableStream),
    abort,
    shell: shell.promise,
    whole: whole.promise,
  }
}
