import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'

export function OrderReceiptPage({ page }: { page: PageWith<'OrderReceiptPage'> }): ReactNode {
  return <p>{page.url}</p>
}
