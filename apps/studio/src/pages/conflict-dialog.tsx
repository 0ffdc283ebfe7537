import { useState, type ReactNode } from 'react'
import type { ShownConflict } from '@firkant/domain/change-sets/change-set-calls.ts'
import { DialogFrame } from '../parts/dialog-frame.tsx'
import { changeWords } from '../sets/change-words.ts'
import { useTexts } from '../texts/use-texts.tsx'

interface ConflictDialogProps {
  readonly conflicts: readonly ShownConflict[]
  /** The document as both have it: its blocks are named by it. */
  readonly states: readonly unknown[]
  /** With those where the other value is taken. */
  readonly resolve: (theirs: readonly ShownConflict[]) => void
}

/** Somebody else changed the same fields: what was, mine and theirs stand side by side, and none is lost. */
export function ConflictDialog({ conflicts, states, resolve }: ConflictDialogProps): ReactNode {
  const texts = useTexts()
  const { text } = texts
  const words = changeWords(texts, ...states)
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  const choose = (index: number, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(index)
    else next.delete(index)
    setTheirs(next)
  }
  const done = () => resolve(conflicts.filter((_, index) => theirs.has(index)))
  return (
    <DialogFrame title={text('conflictTitle')} close={() => undefined}>
      <p>{text('conflictLead')}</p>
      {conflicts.map(({ path, base, mine, theirs: other }, index) => (
        <fieldset className="group" key={path.join('/')}>
          <legend>{words.place(path)}</legend>
          <p className="quiet">
            {text('conflictBase')}: {words.value(base, path)}
          </p>
          <label className="check">
            <input
              type="radio"
              name={`conflict-${index}`}
              checked={!theirs.has(index)}
              onChange={() => choose(index, false)}
            />
            {text('conflictMine')}: {words.value(mine, path)}
          </label>
          <label className="check">
            <input
              type="radio"
              name={`conflict-${index}`}
              checked={theirs.has(index)}
              onChange={() => choose(index, true)}
            />
            {text('conflictTheirs')}: {words.value(other, path)}
          </label>
        </fieldset>
      ))}
      <div className="row">
        <button type="button" className="button" data-tone="main" onClick={done}>
          {text('conflictDo')}
        </button>
      </div>
    </DialogFrame>
  )
}
