/** A question or a section of an editor's page, as the search answers with it. */
export interface HelpAnswer {
  readonly title: string
  /** The heading above it, and the page's. */
  readonly around: string
  readonly text: string
  /** All of it, to search in. */
  readonly whole: string
  readonly path: string
  /** What it answers in the first place. */
  readonly searchWords: readonly string[]
}

/** An editor's answer to a question that was typed into the search. */
export interface ServiceAnswer {
  readonly kind: 'answer' | 'stores'
  readonly title: string
  /** One or two sentences, plain text. */
  readonly text: string
  readonly url: string
  /** The stores with today's hours; `hours` is absent where they are closed. */
  readonly stores?: readonly StoreToday[] | undefined
}

export interface StoreToday {
  readonly name: string
  readonly url: string
  readonly hours?: string | undefined
}
