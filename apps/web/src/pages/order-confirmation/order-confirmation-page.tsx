import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'

export function OrderConfirmationPage({ page }: { page: PageWith<'OrderConfirmationPage'> }): ReactNode {
  return <p>{page.url}</p>
}
