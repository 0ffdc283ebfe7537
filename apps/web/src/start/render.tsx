import { renderToPipeableStream } from 'react-dom/server'
import { documentHead, storefront } from '#brand'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { BrandHead, RenderedBody, RenderInput } from '@firkant/domain/page/render-contract.ts'
import './base.css'
import { OPEN_GATE } from '../blocks/hydration-gate.ts'
import { openCart } from '../features/cart/open-cart.ts'
import { openCustomerSession } from '../features/customer/customer-session.ts'
import { createDynamicDataStore } from '../platform/dynamic-data/dynamic-data-store.ts'
import { openWishlist } from '../features/lists/wishlist-api.ts'
import { openNewsletter } from '../features/newsletter/newsletter-api.ts'
import { openReturns } from '../features/returns/returns-api.ts'
import { createViewCounts } from '../features/page-views/view-counts.ts'
import { createDrawnCode, DrawnCodeContext } from '../platform/drawn-code.ts'
import { loadAllCode } from '../platform/loadable.ts'
import { TEXTS } from './load-texts.ts'
import { createTranslator } from '../texts/translator.ts'
import { App } from './app.tsx'
import { createPageViewStore } from '../platform/navigation/page-view-store.ts'

/** Tells the browser that this failure of a part is in the server's log already. */
const LOGGED = 'logged'

export const brandHead: BrandHead = {
  ...documentHead,
  variants: storefront.layout.variants,
}

// On the server all code and all languages are there before the first request.
await loadAllCode()

export function renderBody({ state, ownHost, nonce, onError }: RenderInput): RenderedBody {
  const market = MARKETS[state.market]
  const refuse = () => Promise.reject(new Error('The server draws what it was given, it calls nobody'))
  const api = { get: refuse, post: refuse }
  const store = createDynamicDataStore(refuse, state.dynamicData)
  const dynamicData = { ...store, changed: () => Promise.resolve(), replaced: () => undefined }
  const texts = createTranslator({
    language: market.language,
    catalogue: TEXTS[market.language].peek() ?? {},
    onMissing: (key) => onError(new Error(`Missing text "${key}" in ${market.language}`)),
  })
  const shop = {
    market,
    language: market.language,
    ownHost,
    widthClass: state.widthClass,
    useNewBadges: state.useNewBadges,
    hasBrokenPart: state.hasBrokenPart,
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
  const drawn = createDrawnCode()
  drawn.note(TEXTS[market.language].source, 'now')
  const shell = Promise.withResolvers<void>()
  const whole = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(
    <DrawnCodeContext value={drawn}>
      <App shop={shop} view={createPageViewStore(state.page)} gate={OPEN_GATE} />
    </DrawnCodeContext>,
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
    drawn,
    shell: shell.promise,
    whole: whole.promise,
  }
}
