import { createHmac, randomUUID } from 'node:crypto'

/** Purpose and subject in one: `newsletter-confirm:{id}`. */
export type TokenPurpose = `${string}:${string}`

/**
 * The token of a link. It is made from the shop's secret whenever it is needed, so that it is never stored: whoever
 * keeps it to compare keeps its hash.
 */
export function deriveToken(secret: string, purpose: TokenPurpose): string {
  return createHmac('sha256', secret).update(`mail token\n${purpose}`).digest('base64url')
}

export interface TokenMarks {
  /** What stands in the mail until it leaves. Chance, so that nothing a customer writes can be taken for one. */
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

function fillTokens(words: string, tokens: Readonly<Record<string, string>>, secret: string): string {
  let filled = words
  for (const [mark, purpose] of Object.entries(tokens))
    filled = filled.replaceAll(mark, deriveToken(secret, purpose as TokenPurpose))
  return filled
}

interface Words<Html> {
  readonly html: Html
  readonly text: Html
  readonly headers: Readonly<Record<string, string>>
}

/** The mail as its receiver reads it. */
export function fillMail<Html extends string | null>(
  mail: Words<Html> & { readonly tokens: Readonly<Record<string, string>> },
  secret: string,
): Words<Html> {
  const fill = <Given extends string | null>(words: Given) =>
    (words === null ? null : fillTokens(words, mail.tokens, secret)) as Given
  const headers = Object.entries(mail.headers).map(([name, value]) => [name, fill(value)] as const)
  return { html: fill(mail.html), text: fill(mail.text), headers: Object.fromEntries(headers) }
}
