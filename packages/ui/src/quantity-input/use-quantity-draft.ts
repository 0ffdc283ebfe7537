import { useEffect, useState, type KeyboardEvent } from 'react'
import { createDebouncedCommit } from './debounced-commit.ts'

export interface QuantityRules {
  readonly quantity: number
  readonly min: number
  readonly max: number
  /** It is sold in groups of so many. */
  readonly step: number
  /** Makes a quantity of what was written; undefined puts back the one before. */
  readonly read: (written: string) => number | undefined
  /** Called 500 ms after the last change, or at once by Enter and when the field is left. */
  readonly onCommit: (quantity: number) => void
}

/** What the hand is about to make of a quantity, until it counts. */
export function useQuantityDraft({ quantity, min, max, step, read, onCommit }: QuantityRules) {
  const [written, setWritten] = useState<string>()
  const [commit] = useState(createDebouncedCommit)
  useEffect(() =>
    commit.connect((next) => {
      // From now on the owner's number is shown: also when it goes back because the change failed.
      setWritten(undefined)
      if (next !== quantity) onCommit(next)
    }),
  )
  // A panel that closes half a second too early loses nothing.
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
    // Enter says "this many": it does not send the form around it.
    else if (event.key === 'Enter') settle()
    else return
    event.preventDefault()
  }
  return { shown: written ?? String(quantity), drafted, write, settle, stepBy, onKeyDown }
}
