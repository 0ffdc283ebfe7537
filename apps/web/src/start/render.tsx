import { renderToPipeableStream } from 'react-dom/server'
import { documentHead, storefront } from '#brand'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { BrandHead, RenderedBody, RenderInput } from '@firkant/domain/page/render-contract.ts'
import './base.css'
import { OPEN_GATE } from '../blocks/hydration-gate.ts'
import { createDrawnCode, DrawnCodeContext } from '../platform/drawn-code.ts'
import { loadAllCode } from '../platform/loadable.ts'
import { TEXTS } from './load-texts.ts'
import { App } from './app.tsx'
import { assembleStillShop } from './assemble-shop.ts'
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
  const catalogue = TEXTS[MARKETS[state.market].language]
  const shop = assembleStillShop({ state, ownHost, catalogue: catalogue.peek() ?? {}, reportError: onError })
  const drawn = createDrawnCode()
  drawn.note(catalogue.source, 'now')
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
