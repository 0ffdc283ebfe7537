import { useSyncExternalStore, type ReactNode } from 'react'
import { RecognitionQuestion } from '../../features/consent/recognition-question.tsx'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import type { PageViewStore } from '../../platform/navigation/page-view-store.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { isPlainPage } from '../../shell/plain-pages.ts'
import { openEdgeRoot } from '../edge-root.tsx'

function QuestionHost({ view, onClose }: { view: PageViewStore; onClose: () => void }): ReactNode {
  const { page } = useSyncExternalStore(view.subscribe, view.current)
  // As for the banner.
  if (isPlainPage(page.componentName) || page.componentName === 'CookiePage') return null
  return (
    <PageAddressContext value={page.url}>
      <RecognitionQuestion onClose={onClose} />
    </PageAddressContext>
  )
}

/** Returns what takes it away when it was answered elsewhere. */
export function showRecognitionQuestion(shop: Shop, view: PageViewStore): () => void {
  const root = openEdgeRoot(shop)
  root?.render(<QuestionHost view={view} onClose={root.end} />)
  return () => root?.end()
}
