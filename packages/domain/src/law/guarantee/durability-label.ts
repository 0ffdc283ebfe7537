/** The law gives two years anyway: a label says what is more than that. */
export const MIN_LABEL_YEARS = 3

export interface DurabilityFacts {
  readonly guaranteeYears: number | null | undefined
  /** Who gives it: the producer. */
  readonly manufacturerName: string | null | undefined
  readonly modelCode: string
}

export interface DurabilityLabel {
  readonly years: number
  readonly by: string
  readonly modelCode: string
}

/** Directive 2024/825: only where the producer gives it, and the label can say who and for which model. */
export function durabilityLabelOf(facts: DurabilityFacts): DurabilityLabel | undefined {
  const { guaranteeYears: years, manufacturerName: by, modelCode } = facts
  if (!years || years < MIN_LABEL_YEARS || !by || modelCode === '') return undefined
  return { years, by, modelCode }
}
