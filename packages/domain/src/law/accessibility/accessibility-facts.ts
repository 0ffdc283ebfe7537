/** What is known of the tests of accessibility. */
export interface AccessibilityFacts {
  /** `2026-11-19`: the day of the walks that passed in every brand; empty until their results are recorded. */
  readonly testedOn: string
  readonly standard: string
  readonly engine: string
  readonly rules: number
  readonly widths: readonly number[]
  readonly walks: readonly string[]
}
