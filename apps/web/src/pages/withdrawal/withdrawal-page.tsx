import type { ReactNode } from 'react'
import type { WithdrawalModel } from '@firkant/domain/page/order-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { WithdrawalConfirm } from './withdrawal-confirm.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'
import { WithdrawalRefused } from './withdrawal-refused.tsx'
import { WithdrawalStatement } from './withdrawal-statement.tsx'
import style from './withdrawal-page.module.css'
import '#brand/art-order.css'

function Step({ model }: { model: WithdrawalModel }): ReactNode {
  switch (model.step) {
    case 'statement':
      return <WithdrawalStatement {...model} />
    case 'confirm':
      return <WithdrawalConfirm {...model} />
    case 'receipt':
      return <WithdrawalReceipt {...model} />
    case 'refused':
      return <WithdrawalRefused {...model} />
  }
}

/** The withdrawal function: statement, confirmation, receipt. Plain forms, so that nothing stands between. */
export function WithdrawalPage({ page }: { page: PageWith<'WithdrawalPage'> }): ReactNode {
  const { model } = page
  return (
    <>
      <Breadcrumbs crumbs={model.breadcrumbs} />
      <div className={style.page} data-part="withdrawal-page" data-step={model.step}>
        <Step model={model} />
      </div>
    </>
  )
}
