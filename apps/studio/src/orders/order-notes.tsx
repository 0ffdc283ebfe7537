import { useId, useState, type ReactNode } from 'react'
import type { DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import { MAX_NOTE_LENGTH } from '@firkant/domain/studio/studio-changes.ts'
import { useRoleNames } from '../parts/closed-to-role.tsx'
import { WorkButton } from '../parts/work-button.tsx'
import { callServer } from '../platform/call-server.ts'
import { useMay, useStudio } from '../platform/studio-context.tsx'
import { useWork } from '../platform/use-work.ts'
import { DESK_ERROR_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'

interface OrderNotesProps {
  readonly order: DeskOrder
  readonly replace: (order: DeskOrder) => void
}

function NoteList({ notes }: Pick<DeskOrder, 'notes'>): ReactNode {
  const { text, moment } = useTexts()
  if (notes.length === 0) return <p className="quiet">{text('noNotes')}</p>
  return (
    <ul className="list">
      {notes.map((each) => (
        <li key={each.id}>
          <p className="note">{each.text}</p>
          <p className="quiet">
            {each.by}, {moment(each.at)}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function OrderNotes({ order, replace }: OrderNotesProps): ReactNode {
  const { text } = useTexts()
  const { say } = useStudio()
  const mayWrite = useMay('writeNotes')
  const roleNames = useRoleNames()
  const { isWorking, run } = useWork()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const save = () =>
    run(async () => {
      const body = { number: order.number, text: note }
      const answer = await callServer('POST /api/studio/order/note', { body })
      replace(answer.order)
      setProblem(answer.errorCode && text(DESK_ERROR_NAMES[answer.errorCode]))
      if (!answer.success) return
      setNote('')
      say(text('noteSaved'))
    })
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes">{text('notes')}</h2>
      <p className="quiet">{text('notesLead')}</p>
      <NoteList notes={order.notes} />
      {mayWrite && (
        <div className="field">
          <label htmlFor={id}>{text('newNote')}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            aria-invalid={problem !== undefined}
            {...(problem && { 'aria-describedby': `${id}-problem` })}
            onChange={(event) => setNote(event.target.value)}
          />
          {problem && (
            <p className="problem" id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
      <WorkButton
        label={text('saveNote')}
        isWorking={isWorking}
        bar={mayWrite ? undefined : text('barRole', { roles: roleNames('writeNotes') })}
        onPress={() => void save()}
      />
    </section>
  )
}
