import { useState, type ReactNode } from 'react'
import { callServer } from '../../platform/call-server.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { StepDialogProps } from './step-dialog.ts'
import { StepForm } from './step-form.tsx'

export function ReceiveDialog({ order, send, ...dialog }: StepDialogProps): ReactNode {
  const { text, money } = useTexts()
  const [isSellable, setSellable] = useState(false)
  const announced = order.returns.filter(({ state }) => state === 'announced')
  const amount = money(
    announced.reduce((sum, { refundMinor }) => sum + refundMinor, 0),
    order.currency,
  )
  const submit = (reason: string) =>
    send(() =>
      callServer('POST /api/studio/order/step', {
        body: { number: order.number, step: 'receiveReturn', seenState: order.state, isSellable, reason },
      }),
    )
  return (
    <StepForm
      {...dialog}
      title={text('receiveTitle')}
      lead={text('receiveLead', { amount })}
      action={text('receiveDo')}
      onSubmit={submit}
    >
      <ul className="list">
        {announced.flatMap(({ id, lines }) =>
          lines.map(({ name, quantity }) => (
            <li key={`${id} ${name}`}>
              {quantity} × {name}
            </li>
          )),
        )}
      </ul>
      <label className="check">
        <input type="checkbox" checked={isSellable} onChange={(event) => setSellable(event.target.checked)} />
        {text('sellable')}
      </label>
    </StepForm>
  )
}
