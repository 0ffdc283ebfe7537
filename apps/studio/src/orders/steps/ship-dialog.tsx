import { useId, useState, type ReactNode } from 'react'
import { CARRIERS, isCarrier } from '@firkant/domain/orders/order-parcel.ts'
import { FormField } from '../../parts/form-field.tsx'
import { callServer } from '../../platform/call-server.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { StepDialogProps } from './step-dialog.ts'
import { StepForm } from './step-form.tsx'

export function ShipDialog({ order, send, problem, ...dialog }: StepDialogProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  const [carrier, setCarrier] = useState('postnord')
  const [parcel, setParcel] = useState('')
  const submit = (reason: string) =>
    send(() =>
      callServer('POST /api/studio/order/step', {
        body: {
          number: order.number,
          step: 'ship',
          seenState: order.state,
          reason,
          ...(parcel.trim() !== '' && isCarrier(carrier) && { parcel: { carrier, number: parcel } }),
        },
      }),
    )
  return (
    <StepForm {...dialog} title={text('shipTitle')} action={text('shipDo')} problem={undefined} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{text('carrier')}</label>
        <select id={id} value={carrier} onChange={(event) => setCarrier(event.target.value)}>
          {Object.entries(CARRIERS).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <FormField
        label={text('parcelNumber')}
        help={text('parcelHelp')}
        autoComplete="off"
        maxLength={60}
        value={parcel}
        problem={problem}
        onChange={setParcel}
      />
    </StepForm>
  )
}
