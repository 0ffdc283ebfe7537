import { useState, type ReactNode } from 'react'
import { MAX_CHANGE_REASON_LENGTH } from '@firkant/domain/studio/studio-changes.ts'
import { DialogFrame } from '../../parts/dialog-frame.tsx'
import { FormField } from '../../parts/form-field.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import type { StepDialogProps } from './step-dialog.ts'

interface StepFormProps extends Pick<StepDialogProps, 'problem' | 'isWorking' | 'close'> {
  readonly title: string
  readonly lead?: string
  readonly action: string
  readonly tone?: 'main' | 'bad'
  readonly needsReason?: boolean
  readonly onSubmit: (reason: string) => void
  readonly children?: ReactNode
}

/** A question before a step: what it does, what it needs to know, and why. */
export function StepForm(props: StepFormProps): ReactNode {
  const { title, lead, action, tone = 'main', needsReason = false, onSubmit, children } = props
  const { problem, isWorking, close } = props
  const { text } = useTexts()
  const [reason, setReason] = useState('')
  return (
    <DialogFrame title={title} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWorking) onSubmit(reason)
        }}
      >
        {lead && <p>{lead}</p>}
        {children}
        <FormField
          label={text('reason')}
          help={text('reasonHelp')}
          required={needsReason}
          maxLength={MAX_CHANGE_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="button" data-tone={tone} aria-disabled={isWorking}>
            {isWorking ? text('working') : action}
          </button>
          <button type="button" className="button" onClick={close}>
            {text('cancelDialog')}
          </button>
        </div>
      </form>
    </DialogFrame>
  )
}
