import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { StoreOverviewPage } from './overview/store-overview-page.tsx'
import { StorePage } from './store/store-page.tsx'
import '#brand/art-stores.css'

/** One chunk: both pages are used together, and every document lists each chunk. */
export function StoresPage({ page }: { page: PageWith<'StoreOverviewPage' | 'StorePage'> }): ReactNode {
  return page.componentName === 'StorePage' ? <StorePage page={page} /> : <StoreOverviewPage page={page} />
}
