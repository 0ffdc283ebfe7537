/** Words for what a control refuses. Where none are given, the browser's own are shown. */
export interface FieldMessages {
  /** Nothing was written, ticked or chosen. */
  readonly missing?: string | undefined
  /** What was written will not do; also said of nothing when that has no words of its own. */
  readonly invalid?: string | undefined
}

/** The part of a native control that says whether it is content. */
interface CheckedControl {
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'customError'>
  readonly validationMessage: string
}

/** What is wrong with a control, in words; undefined when nothing is. */
export function problemOf(control: CheckedControl, messages: FieldMessages): string | undefined {
  const { validity, validationMessage } = control
  if (validity.valid) return undefined
  if (validity.valueMissing) return messages.missing ?? messages.invalid ?? validationMessage
  // Rules of the owner have brought their own words.
  if (validity.customError) return validationMessage
  return messages.invalid ?? validationMessage
}
