/** What was answered so far, by the question's key. */
export type Answers = Readonly<Record<string, string>>

export type ReadAnswer = { readonly value: string } | { readonly problem: string }

export interface Question {
  /** Also its flag: a role without its hyphens, or what several roles follow from. */
  readonly key: string
  readonly group: string
  /** As a designer calls it. */
  readonly name: string
  /** What it is, or what may be answered. */
  readonly words: string
  /** The others follow from these; each can be changed by its key. */
  readonly isAsked: boolean
  readonly suggest: (answers: Answers) => string
  readonly read: (input: string, answers: Answers) => ReadAnswer
}
