import { useEffect, useState, type KeyboardEvent } from 'react'
import { createDebouncedCommit } from './debounced-commit.ts'

export interface QuantityRules {
  readonly quantity: number
  readonly min: number
  readonly max: number
  /** Sold in groups of this size. */
  readonly step: number
  /** Parses the typed quantity; undefined restores the previous one. */
  readonly read: (written: string) => number | undefined
  /** Called 500 ms after the last change, or at once on Enter and blur. */
  readonly onCommit: (quantity: number) => void
}

/** The quantity being edited, until it is committed. */
export function useQuantityDraft({ quantity, min, max, step, read, onCommit }: QuantityRules) {
  const [written, setWritten] = useState<string>()
  const [commit] = useState(createDebouncedCommit)
  useEffect(() =>
    commit.connect((next) => {
      // From now on the owner's value is shown, also when a failed change is rolled back.
      setWritten(undefined)
      if (next !== quantity) onCommit(next)
    }),
  )
  // On unmount the pending value is committed: closing a panel loses nothing.
  useEffect(() => commit.flush, [commit])

  const drafted = (written === undefined ? undefined : read(written)) ?? quantity
  const write = (text: string) => {
    setWritten(text)
    const next = read(text)
    if (next === undefined) commit.cancel()
    else commit.later(next)
  }
  const settle = () => {
    if (written !== undefined) commit.now(drafted)
  }
  const stepBy = (steps: number) => {
    const next = Math.min(max, Math.max(min, drafted + steps * step))
    if (next !== drafted) write(String(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (steps !== undefined) stepBy(steps)
    // Enter commits the quantity; it does not submit the form.
    else if (event.key === 'Enter') settle()
    else return
    event.preventDefault()
  }
  return { shown: written ?? String(quantity), drafted, write, settle, stepBy, onKeyDown }
}
