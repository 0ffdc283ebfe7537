import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { documentHead } from '#brand'
import type { BrandHead, RenderedBody, RenderInput } from '@firkant/domain/page/render-contract.ts'
import './styles/base.css'
import { OPEN_GATE } from '../blocks/hydration-gate.ts'
import { createRenderedChunks, RenderedChunksContext } from '../platform/lazy-code/rendered-chunks.ts'
import { loadAllCode } from '../platform/lazy-code/loadable.ts'
import { App } from './app.tsx'
import { assembleStaticShop } from './assemble-shop.ts'
import { CachedMarkupContext } from '../platform/cached-markup.ts'
import { cacheMarkup, withoutMarks } from './cache-markup.ts'
import { createPageViewStore } from '../platform/navigation/page-view-store.ts'

/** Marks an error of a part as already logged by the server. */
const LOGGED = 'logged'

export const brandHead: BrandHead = documentHead

export { earlyScript } from './early/early-script.ts'

// The server loads all chunks before the first request.
await loadAllCode()

/** How React marks a boundary whose content failed. */
const FAILED_BOUNDARY = '<!--$!-->'

/** Slower, but it reports the errors of parts and lets the others stand. */
async function renderReporting(app: ReactNode, onError: RenderInput['onError']): Promise<string> {
  const stream = await renderToReadableStream(app, {
    // Everything stands in its place: without scripts nothing would move it there later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      onError(error)
      return LOGGED
    },
  })
  await stream.allReady
  return new Response(stream).text()
}

export async function renderBody({ state, ownHost, markup, onError }: RenderInput): Promise<RenderedBody> {
  const shop = assembleStaticShop({ state, ownHost, reportError: onError })
  const drawn = createRenderedChunks()
  const kept = cacheMarkup(state, markup)
  const app = (
    <RenderedChunksContext value={drawn}>
      <CachedMarkupContext value={kept}>
        <App shop={shop} view={createPageViewStore(state.page)} gate={OPEN_GATE} />
      </CachedMarkupContext>
    </RenderedChunksContext>
  )
  // All code is loaded, so nothing suspends, and one string is made without a stream's many small writes.
  const html = renderToString(app)
  if (html.includes(FAILED_BOUNDARY)) return { html: withoutMarks(await renderReporting(app, onError)), drawn }
  return { html: kept ? kept.finish(html) : html, drawn }
}
