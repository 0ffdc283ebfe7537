import { PAGE_VIEWS_REFRESH_MS } from '@firkant/domain/stock/stress-strip.ts'
import type { PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'

interface PageViewsWatch {
  /** Asking counts as looking. */
  readonly ask: () => Promise<PageViewsModel | null>
  readonly onCount: (pageViews: number) => void
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Asks at once and again every 15 s, as long as somebody can see the page: a tab in the background looks at nothing. */
export function watchPageViews({ ask, onCount, page }: PageViewsWatch): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isStopped = false

  async function askOnce(isSecond = false): Promise<void> {
    const answer = await ask().catch(() => null)
    if (isStopped || !answer) return
    onCount(answer.pageViews)
    // Only a visitor whose identity came back is counted: the first answer brought it.
    if (answer.isCounted === false && !isSecond) await askOnce(true)
  }

  function follow(): void {
    clearInterval(timer)
    if (page.visibilityState !== 'visible') return
    void askOnce()
    timer = setInterval(() => void askOnce(), PAGE_VIEWS_REFRESH_MS)
  }

  follow()
  page.addEventListener('visibilitychange', follow)
  return () => {
    isStopped = true
    clearInterval(timer)
    page.removeEventListener('visibilitychange', follow)
  }
}
