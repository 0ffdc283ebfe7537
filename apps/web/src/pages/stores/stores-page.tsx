import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { StoreOverviewPage } from './store-overview-page.tsx'
import { StorePage } from './store-page.tsx'
import '#brand/art-stores.css'

/** Both in one piece of code: who looks at one looks at the other, and every page names each piece there is. */
export function StoresPage({ page }: { page: PageWith<'StoreOverviewPage' | 'StorePage'> }): ReactNode {
  return page.componentName === 'StorePage' ? <StorePage page={page} /> : <StoreOverviewPage page={page} />
}
