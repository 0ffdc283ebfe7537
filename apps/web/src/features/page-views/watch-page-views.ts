import type { PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { PAGE_VIEWS_REFRESH_MS } from '@firkant/domain/stock/page-views.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { viewerNumberOf } from './viewer-number.ts'

interface PageViewsWatch {
  /** Each request counts as a view. */
  readonly load: () => Promise<PageViewsModel | null>
  readonly onCount: (pageViews: number) => void
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Polls at once and then every 15 s while the page is visible: a background tab is not a viewer. */
export function watchPageViews({ load, onCount, page }: PageViewsWatch): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isStopped = false

  async function refresh(isSecond = false): Promise<void> {
    const answer = await load().catch(() => null)
    if (isStopped || !answer) return
    onCount(answer.pageViews)
    // Only a tab with a number is counted; the first answer gave it one.
    if (answer.isCounted === false && !isSecond) await refresh(true)
  }

  function follow(): void {
    clearInterval(timer)
    if (page.visibilityState !== 'visible') return
    void refresh()
    timer = setInterval(() => void refresh(), PAGE_VIEWS_REFRESH_MS)
  }

  follow()
  page.addEventListener('visibilitychange', follow)
  return () => {
    isStopped = true
    clearInterval(timer)
    page.removeEventListener('visibilitychange', follow)
  }
}

type Looker = Pick<Shop, 'dynamicData' | 'reportError'>

let lastSeen: { readonly productKey: string; readonly pageViews: number } | undefined

/** What this window was told last, if it was of this product. */
export const lastViewsOf = (productKey: string): number | undefined =>
  lastSeen?.productKey === productKey ? lastSeen.pageViews : undefined

/** Asks how many looked, and is counted as one of them. */
export async function lookAt(shop: Looker, productKey: string): Promise<PageViewsModel | null> {
  const number = viewerNumberOf(shop)
  const known = number.read()
  const answer = await shop.dynamicData.fetch(
    'pageViews',
    known === undefined ? productKey : { productKey, viewer: known },
  )
  const viewer = answer?.viewer ?? known
  if (viewer !== undefined) number.save(viewer)
  if (answer) lastSeen = { productKey, pageViews: answer.pageViews }
  return answer
}
