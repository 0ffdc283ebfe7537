import { useEffect, useState } from 'react'
import { PAGE_VIEWS_REFRESH_MS } from '@firkant/domain/stock/stress-strip.ts'
import type { PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'

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
    // Only a visitor with an identity is counted; the first answer created it.
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

/** Visitors of the product in the last half hour, this one included; 0 until loaded. */
export function usePageViews(productKey: string): number {
  const { dynamicData, firstContact } = useShop()
  const [seen, setSeen] = useState({ productKey, pageViews: 0 })
  useEffect(
    () =>
      watchPageViews({
        load: () => firstContact(() => dynamicData.fetch('pageViews', productKey)),
        onCount: (pageViews) => setSeen({ productKey, pageViews }),
        page: document,
      }),
    [dynamicData, firstContact, productKey],
  )
  return seen.productKey === productKey ? seen.pageViews : 0
}
