import { useId, useState, type ReactNode } from 'react'
import type { ChangeSetAnswer } from '@firkant/domain/change-sets/change-set-calls.ts'
import { MAX_CHANGE_REASON_LENGTH } from '@firkant/domain/studio/studio-changes.ts'
import { DialogFrame } from '../parts/dialog-frame.tsx'
import { FormField } from '../parts/form-field.tsx'
import { callServer } from '../platform/call-server.ts'
import { useWork } from '../platform/use-work.ts'
import { problemText } from '../texts/problems/problem-text.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { placeText, valueText } from './change-texts.ts'

interface PublishDialogProps {
  readonly id: string
  readonly close: () => void
  readonly done: (answer: ChangeSetAnswer) => void
  /** What was typed last is not in the set: why it can't be published yet. */
  readonly bar?: string | undefined
}

const momentOf = (typed: string) => (typed === '' ? undefined : new Date(typed).toISOString())

function Refusal({ answer }: { readonly answer: ChangeSetAnswer }): ReactNode {
  const { text, language } = useTexts()
  const { errorCode, problems = [], conflicts = [] } = answer
  if (!errorCode) return null
  return (
    <div className="problem" role="alert">
      <p>{text(`publish_${errorCode}`)}</p>
      <ul>
        {problems.map(({ document, path, message }) => (
          <li key={document + path.join('/') + message}>
            {placeText(language, path)}: {problemText(language, message)}
          </li>
        ))}
        {conflicts.map(({ document, path, base, mine, theirs }) => (
          <li key={document + path.join('/')}>
            {placeText(language, path)}: {text('conflictBase')} “{valueText(base)}”, {text('conflictMine')} “
            {valueText(mine)}”, {text('conflictTheirs')} “{valueText(theirs)}”
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ButtonsProps extends Pick<PublishDialogProps, 'close' | 'bar'> {
  readonly label: string
  readonly isWorking: boolean
}

function Buttons({ label, isWorking, bar, close }: ButtonsProps): ReactNode {
  const { text } = useTexts()
  const why = useId()
  return (
    <>
      <p className="bar" id={why}>
        {bar}
      </p>
      <div className="row">
        <button
          type="submit"
          className="button"
          data-tone="main"
          aria-disabled={isWorking || bar !== undefined}
          aria-describedby={why}
        >
          {label}
        </button>
        <button type="button" className="button" onClick={close}>
          {text('cancelDialog')}
        </button>
      </div>
    </>
  )
}

/** Now, or from one moment to another; what stands in the way is told, and nothing is half-published. */
export function PublishDialog({ id, close, done, bar }: PublishDialogProps): ReactNode {
  const { text } = useTexts()
  const { isWorking, run } = useWork()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<ChangeSetAnswer>()
  const publish = () =>
    run(async () => {
      const [publishAt, unpublishAt] = [momentOf(from), momentOf(until)]
      const answer = await callServer('POST /api/studio/sets/step', {
        body: {
          id,
          step: 'publish',
          ...(publishAt !== undefined && { publishAt }),
          ...(unpublishAt !== undefined && { unpublishAt }),
          ...(reason !== '' && { reason }),
        },
      })
      if (answer.success) done(answer)
      else setRefused(answer)
    })
  return (
    <DialogFrame title={text('publishTitle')} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (bar === undefined) void publish()
        }}
      >
        <p>{text('publishLead')}</p>
        <FormField
          label={text('publishFrom')}
          help={text('publishFromHelp')}
          type="datetime-local"
          value={from}
          onChange={setFrom}
        />
        <FormField
          label={text('publishUntil')}
          help={text('publishUntilHelp')}
          type="datetime-local"
          value={until}
          onChange={setUntil}
        />
        <FormField label={text('reason')} maxLength={MAX_CHANGE_REASON_LENGTH} value={reason} onChange={setReason} />
        {refused && <Refusal answer={refused} />}
        <Buttons
          label={text(isWorking ? 'working' : from === '' ? 'publishNow' : 'publishThen')}
          {...{ isWorking, bar, close }}
        />
      </form>
    </DialogFrame>
  )
}
