import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { orderTexts } from '../order.texts.ts'

/** When an invoice is to be paid, as agreed at the purchase; a day once everything was delivered. */
export function useInvoiceTerms({ payment }: Pick<OrderView, 'payment'>): string | undefined {
  const { text, language } = useTexts(orderTexts)
  if (!payment?.terms) return undefined
  const { days, dueOn } = payment.terms
  if (dueOn === undefined) return text('invoiceTerms', { days })
  return text('invoiceDue', { day: formatDate(language, new Date(`${dueOn}T12:00:00Z`)) })
}
