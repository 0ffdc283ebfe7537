export interface MailItem {
  readonly name: string
  /** Smaller, below the name. */
  readonly details: readonly string[]
  readonly quantity: string
  readonly amount: string
}

export interface MailSum {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean | undefined
}

export interface MailColumn {
  readonly heading: string
  readonly lines: readonly string[]
}

/** The parts of a mail. To add one: a row here, its markup in mail-part-html, its text in mail-plain. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'goods'; readonly goods: readonly MailItem[] }
  | { readonly kind: 'sums'; readonly sums: readonly MailSum[] }
  /** Side by side, such as two addresses. */
  | { readonly kind: 'columns'; readonly columns: readonly [MailColumn, MailColumn] }

/** A mail as data: HTML and plain text are made from the same, so that both are always complete. */
export interface MailMessage {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
  /** For optional mails such as newsletters. */
  readonly unsubscribe?: { readonly text: string; readonly url: string }
}
