import { useState, type ReactNode } from 'react'
import { Together } from '../live/together.tsx'
import { goTo } from '../platform/address.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { PublishDialog } from '../sets/publish-dialog.tsx'
import { SetSteps } from '../sets/set-steps.tsx'
import { failureName } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { useDraft } from './use-draft.ts'

interface DraftFrameProps {
  readonly draft: ReturnType<typeof useDraft>
  /** Of a page that has none of its own above it. */
  readonly title?: string
  readonly back?: ReactNode
  /** Which other sets have it, too. */
  readonly others?: readonly { readonly id: string; readonly name: string; readonly owner: string }[]
  readonly children: ReactNode
}

/** Around every editor: what is saved, what can be done with the set, and what somebody else changed. */
export function DraftFrame({ draft, title, back, others = [], children }: DraftFrameProps): ReactNode {
  const { text } = useTexts()
  const { say } = useStudio()
  const [isPublishing, setPublishing] = useState(false)
  const [stepsTaken, setStepsTaken] = useState(0)
  const { state } = draft
  const isOwn = state === 'saved' || state === 'saving' || state === 'conflict' || state === 'barred'
  const saved = isOwn ? text(`save_${state}`) : text(failureName(state))
  return (
    <>
      <div className="editor-head">
        <div>
          {back}
          {title !== undefined && <h1>{title}</h1>}
          <p className="quiet" data-save={state}>
            {saved}
            {others.map(({ id, name, owner }) => (
              <span key={id}> · {text('alsoIn', { name, owner })}</span>
            ))}
          </p>
          <Together draft={draft} stepTaken={() => setStepsTaken((count) => count + 1)} />
        </div>
        <div className="editor-steps">
          {draft.setId !== '' && (
            <SetSteps
              id={draft.setId}
              saves={draft.saves}
              stepsTaken={stepsTaken}
              publish={() => setPublishing(true)}
            />
          )}
        </div>
      </div>
      {children}
      {draft.conflict && (
        <ConflictDialog
          conflicts={draft.conflict.conflicts}
          states={[draft.value, draft.conflict.theirs]}
          resolve={draft.resolve}
        />
      )}
      {isPublishing && (
        <PublishDialog
          id={draft.setId}
          bar={state === 'saved' ? undefined : saved}
          close={() => setPublishing(false)}
          done={({ set }) => {
            const isLater = set.publishAt !== undefined && new Date(set.publishAt) > new Date()
            say(text(isLater ? 'isPlanned' : 'isPublished'))
            goTo(`/studio/sets/${set.id}`)
          }}
        />
      )}
    </>
  )
}
