import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { afterPress, watchPresses } from './after-press.ts'
import { problemOf, type FieldMessages } from './field-problem.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FieldRules {
  /** The native rules (`required`, `type`, `pattern`, …) are the rules; these are their words. */
  readonly messages?: FieldMessages | undefined
  /** A rule that HTML has no word for; answers with what is wrong. Told like the others, after blur or invalid. */
  readonly check?: ((value: string) => string | undefined) | undefined
  /** What someone else found wrong, the server above all: reported at once, until its owner takes it back. */
  readonly problem?: string | undefined
}

interface OwnedField extends FieldRules {
  /** What its owner has put in it: a value that comes from elsewhere is not the one that was reported of. */
  readonly value?: string | undefined
}

export interface FieldState<Element extends Control> {
  readonly id: string
  readonly control: RefObject<Element | null>
  readonly message: string | undefined
  readonly onBlur: (event: SyntheticEvent<Element>) => void
  readonly onInvalid: (event: SyntheticEvent<Element>) => void
  /** To be called with every change: a message that is no longer true goes while it is being written. */
  readonly onEdit: (element: Element) => void
}

function isFirstInvalid(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])]
  // A fieldset is invalid too when something in it is.
  return controls.find((element) => element.matches(':invalid:not(fieldset)')) === control
}

/** Tells what is wrong with a control after it was left, or after its form was refused. */
export function useField<Element extends Control>(rules: OwnedField): FieldState<Element> {
  const { messages = {}, check, problem, value } = rules
  const id = useId()
  const control = useRef<Element>(null)
  const [reported, setReported] = useState<{ readonly message: string | undefined; readonly of: string }>()

  const look = (element: Element) => {
    element.setCustomValidity(check?.(element.value) ?? '')
    return problemOf(element, messages)
  }
  const report = (element: Element) => setReported({ message: look(element), of: element.value })
  useEffect(watchPresses, [])
  // A rule may depend on another field: what it says now must hold when the form is sent.
  useEffect(() => control.current?.setCustomValidity(check?.(control.current.value) ?? ''))

  return {
    id,
    control,
    message: problem ?? (value === undefined || value === reported?.of ? reported?.message : undefined),
    onBlur({ currentTarget }) {
      afterPress(() => report(currentTarget))
    },
    onInvalid(event) {
      // Instead of the browser's bubble, whose words are not ours and which goes after a while.
      event.preventDefault()
      report(event.currentTarget)
      if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus()
    },
    onEdit(element) {
      look(element)
      if (reported?.message !== undefined) report(element)
    },
  }
}
