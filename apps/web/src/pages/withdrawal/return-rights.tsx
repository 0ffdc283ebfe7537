import type { ReactNode } from 'react'
import type { ReturnRight } from '@firkant/domain/orders/return-right.ts'
import { useWithdrawalTexts, type WithdrawalTexts } from './use-withdrawal-texts.ts'

function byLaw({ text, dayText }: WithdrawalTexts, { rule, withdrawUntil }: ReturnRight): string {
  if (withdrawUntil === undefined) return text('intro')
  return text(rule === 'return' ? 'own.lawOver' : 'until', { day: dayText(withdrawUntil) })
}

function byPromise({ text, dayText }: WithdrawalTexts, { rule, own }: ReturnRight): readonly string[] {
  if (!own) return []
  const { days, condition, until } = own
  const day = until === undefined ? '' : dayText(until)
  const last = rule === 'return' ? text('own.now', { days, day }) : text('own.after', { days, day })
  return [until === undefined ? text('own.afterDelivery', { days }) : last, text(`own.${condition}`)]
}

/** Which rule holds until when: the law's first, then the shop's own promise and what it asks for. */
export function ReturnRights({ right }: { right: ReturnRight | undefined }): ReactNode {
  const texts = useWithdrawalTexts()
  const [law, ...own] = right ? [byLaw(texts, right), ...byPromise(texts, right)] : [texts.text('intro')]
  return (
    <>
      <p data-part="return-right" data-rule="withdrawal">
        {law}
      </p>
      {own.length > 0 && (
        <p data-part="return-right" data-rule="return">
          {own.join(' ')}
        </p>
      )}
    </>
  )
}
