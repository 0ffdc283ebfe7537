import { renderToPipeableStream } from 'react-dom/server'
import { documentHead, storefront } from '#brand'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { BrandHead, RenderedBody, RenderInput } from '@firkant/domain/page/render-contract.ts'
import './base.css'
import { OPEN_GATE } from '../blocks/hydration-gate.ts'
import { createRenderedChunks, RenderedChunksContext } from '../platform/rendered-chunks.ts'
import { loadAllCode } from '../platform/loadable.ts'
import { TEXTS } from './load-texts.ts'
import { App } from './app.tsx'
import { assembleStaticShop } from './assemble-shop.ts'
import { createPageViewStore } from '../platform/navigation/page-view-store.ts'

/** Marks an error of a part as already logged by the server. */
const LOGGED = 'logged'

export const brandHead: BrandHead = {
  ...documentHead,
  variants: storefront.layout.variants,
}

export { earlyScript } from './early/early-script.ts'

// The server loads all chunks and languages before the first request.
await loadAllCode()

export function renderBody({ state, ownHost, nonce, onError }: RenderInput): RenderedBody {
  const catalogue = TEXTS[MARKETS[state.market].language]
  const shop = assembleStaticShop({ state, ownHost, catalogue: catalogue.peek() ?? {}, reportError: onError })
  const drawn = createRenderedChunks()
  drawn.note(catalogue.source, 'now')
  const shell = Promise.withResolvers<void>()
  const whole = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(
    <RenderedChunksContext value={drawn}>
      <App shop={shop} view={createPageViewStore(state.page)} gate={OPEN_GATE} />
    </RenderedChunksContext>,
    {
      nonce,
      // Everything that is ready is streamed in its place: without scripts nothing would move it there later.
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
