/** Texts for invalid values. The browser's own by default. */
export interface FieldMessages {
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
