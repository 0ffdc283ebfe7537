import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'

/** Texts for invalid values. The browser's own by default. */
interface FieldMessages {
  /** Nothing was entered or chosen. */
  readonly missing?: string | undefined
  /** The value is invalid; also used for a missing value without a text of its own. */
  readonly invalid?: string | undefined
}

/** The validity part of a native control. */
interface CheckedControl {
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'customError'>
  readonly validationMessage: string
}

/** Error text of a control; undefined when valid. */
export function problemOf(control: CheckedControl, messages: FieldMessages): string | undefined {
  const { validity, validationMessage } = control
  if (validity.valid) return undefined
  if (validity.valueMissing) return messages.missing ?? messages.invalid ?? validationMessage
  // The owner's rules bring their own texts.
  if (validity.customError) return validationMessage
  return messages.invalid ?? validationMessage
}

let isDown = false
let isWatched = false

/** Starts tracking presses with the first field. */
function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('pointerdown', () => (isDown = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isDown = false), { capture: true })
}

/** Delays a layout shift until the press is over: under the finger it would make the tap miss. */
function afterPress(act: () => void): void {
  if (isDown) addEventListener('pointerup', act, { once: true })
  else act()
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FieldRules {
  /** Texts for the native rules (`required`, `type`, `pattern`, …). */
  readonly messages?: FieldMessages | undefined
  /** A rule beyond HTML's; returns the error text. Reported like the others, after blur or invalid. */
  readonly check?: ((value: string) => string | undefined) | undefined
  /** Error from elsewhere, usually the server: shown at once, until the owner removes it. */
  readonly problem?: string | undefined
}

interface OwnedField extends FieldRules {
  /** The controlled value: an error is hidden when the owner has changed the value since. */
  readonly value?: string | undefined
}

export interface FieldState<Element extends Control> {
  readonly id: string
  readonly control: RefObject<Element | null>
  readonly message: string | undefined
  readonly onBlur: (event: SyntheticEvent<Element>) => void
  readonly onInvalid: (event: SyntheticEvent<Element>) => void
  /** Call on every change: an outdated message disappears while typing. */
  readonly onEdit: (element: Element) => void
}

function isFirstInvalid(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])]
  // `:invalid` also matches fieldsets.
  return controls.find((element) => element.matches(':invalid:not(fieldset)')) === control
}

/** Shows a control's error after blur, or after its form was refused. */
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
  // A rule may depend on another field: set again on every render, so that it holds on submit.
  useEffect(() => control.current?.setCustomValidity(check?.(control.current.value) ?? ''))

  return {
    id,
    control,
    message: problem ?? (value === undefined || value === reported?.of ? reported?.message : undefined),
    onBlur({ currentTarget }) {
      afterPress(() => report(currentTarget))
    },
    onInvalid(event) {
      // Replaces the browser's bubble, which has its own text and disappears.
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
