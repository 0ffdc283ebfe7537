import { useEffect, useState } from 'react'
import { PAGE_VIEWS_REFRESH_MS } from '@firkant/domain/stock/stress-strip.ts'
import type { PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { useShop, type Shop } from '../../platform/shop-context.ts'
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

async function look(shop: Shop, productKey: string): Promise<PageViewsModel | null> {
  const number = viewerNumberOf(shop)
  const known = number.read()
  const answer = await shop.dynamicData.fetch(
    'pageViews',
    known === undefined ? productKey : { productKey, viewer: known },
  )
  const viewer = answer?.viewer ?? known
  if (viewer !== undefined) number.save(viewer)
  return answer
}

/** Visitors of the product in the last half hour, this one included; 0 until loaded. */
export function usePageViews(productKey: string): number {
  const shop = useShop()
  const [seen, setSeen] = useState({ productKey, pageViews: 0 })
  useEffect(
    () =>
      watchPageViews({
        load: () => look(shop, productKey),
        onCount: (pageViews) => setSeen({ productKey, pageViews }),
        page: document,
      }),
    [shop, productKey],
  )
  return seen.productKey === productKey ? seen.pageViews : 0
}
