/** What a mail is made of. To add a kind: a row here, its markup in mail-html, its words in mail-plain. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'note'; readonly text: string }

/** A mail as data: markup and plain words are made from the same, so that neither is forgotten. */
export interface MailMessage {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
  /** For mails that one can do without. */
  readonly unsubscribe?: { readonly text: string; readonly url: string }
}
