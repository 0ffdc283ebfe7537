import type { ReactNode } from 'react'
import { callServer } from '../../platform/call-server.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { StepDialogProps } from './step-dialog.ts'
import { StepForm } from './step-form.tsx'

export function CancelDialog({ order, send, ...dialog }: StepDialogProps): ReactNode {
  const { text } = useTexts()
  const submit = (reason: string) =>
    send(() =>
      callServer('POST /api/studio/order/step', {
        body: { number: order.number, step: 'cancel', seenState: order.state, reason },
      }),
    )
  return (
    <StepForm
      {...dialog}
      title={text('cancelTitle')}
      lead={text('cancelLead')}
      action={text('cancelDo')}
      tone="bad"
      needsReason
      onSubmit={submit}
    />
  )
}
