import { useEffect, type ReactNode } from 'react'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { storeReceipt } from '../store-receipt-number.ts'
import style from './selling.module.css'
import { sellingTexts } from './selling.texts.ts'

/** The till's receipt, for an order that was paid there. */
export function StoreReceipt(): ReactNode {
  const { text } = useTexts(sellingTexts)
  const methods = useDynamicData('checkout').data?.checkout.paymentMethods
  useEffect(() => () => void (storeReceipt.number = undefined), [])
  if (!methods?.some(({ key, selected }) => key === 'inStore' && selected)) return null
  return (
    <div className={style.receipt}>
      <TextField
        name="receiptNumber"
        label={text('receipt')}
        hint={text('receiptHint')}
        autoComplete="off"
        maxLength={40}
        required
        messages={{ missing: text('missing') }}
        onChange={(written) => void (storeReceipt.number = written.trim() || undefined)}
      />
    </div>
  )
}
