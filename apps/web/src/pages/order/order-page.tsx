import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'

export function OrderPage({ page }: { page: PageWith<'OrderPage'> }): ReactNode {
  return <p>{page.url}</p>
}
