import { createHmac, randomUUID } from 'node:crypto'

/** Purpose and subject in one: `newsletter-confirm:{id}`. */
export type TokenPurpose = `${string}:${string}`

/**
 * The token of a link, derived from the shop's secret when needed and never stored; for comparison only its hash is.
 */
export function deriveToken(secret: string, purpose: TokenPurpose): string {
  return createHmac('sha256', secret).update(`mail token\n${purpose}`).digest('base64url')
}

export interface TokenMarks {
  /** The placeholder until the mail is sent. Random, so that a customer's text can't contain one. */
  readonly mark: (purpose: TokenPurpose) => string
  readonly purposes: () => Readonly<Record<string, string>>
}

export function createTokenMarks(): TokenMarks {
  const purposes = new Map<string, string>()
  return {
    mark(purpose) {
      const mark = `token-${randomUUID()}`
      purposes.set(mark, purpose)
      return mark
    },
    purposes: () => Object.fromEntries(purposes),
  }
}

function fillTokens(text: string, tokens: Readonly<Record<string, string>>, secret: string): string {
  let filled = text
  for (const [mark, purpose] of Object.entries(tokens))
    filled = filled.replaceAll(mark, deriveToken(secret, purpose as TokenPurpose))
  return filled
}

interface MailTexts<Html> {
  readonly html: Html
  readonly text: Html
  readonly headers: Readonly<Record<string, string>>
}

/** The mail with its tokens filled in. */
export function fillMail<Html extends string | null>(
  mail: MailTexts<Html> & { readonly tokens: Readonly<Record<string, string>> },
  secret: string,
): MailTexts<Html> {
  const fill = <Given extends string | null>(text: Given) =>
    (text === null ? null : fillTokens(text, mail.tokens, secret)) as Given
  const headers = Object.entries(mail.headers).map(([name, value]) => [name, fill(value)] as const)
  return { html: fill(mail.html), text: fill(mail.text), headers: Object.fromEntries(headers) }
}
