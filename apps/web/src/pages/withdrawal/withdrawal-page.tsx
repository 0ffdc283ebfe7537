import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'

export function WithdrawalPage({ page }: { page: PageWith<'WithdrawalPage'> }): ReactNode {
  return <p>{page.url}</p>
}
