import { useState, type ReactNode } from 'react'
import { callServer } from '../../platform/call-server.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { StepDialogProps } from './step-dialog.ts'
import { StepForm } from './step-form.tsx'

export function ReturnDialog({ order, send, ...dialog }: StepDialogProps): ReactNode {
  const { text, number } = useTexts()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  // Of this opening: pressed twice on a slow network it is one return.
  const [key] = useState(() => crypto.randomUUID())
  const lines = order.lines.filter(({ returnable }) => returnable > 0)
  const submit = (reason: string) =>
    send(() =>
      callServer('POST /api/studio/order/return', {
        body: {
          number: order.number,
          key,
          reason,
          lines: Object.entries(counts)
            .filter(([, quantity]) => quantity > 0)
            .map(([lineItemId, quantity]) => ({ lineItemId, quantity })),
        },
      }),
    )
  return (
    <StepForm
      {...dialog}
      title={text('returnTitle')}
      lead={text('returnLead')}
      action={text('returnDo')}
      onSubmit={submit}
    >
      <ul className="list">
        {lines.map(({ id, name, returnable }) => (
          <li key={id}>
            <label className="counted">
              <span>{name}</span>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={returnable}
                value={counts[id] ?? 0}
                onChange={(event) => setCounts({ ...counts, [id]: Number(event.target.value) })}
              />
              <span className="quiet">{text('ofCount', { count: number(returnable) })}</span>
            </label>
          </li>
        ))}
      </ul>
    </StepForm>
  )
}
