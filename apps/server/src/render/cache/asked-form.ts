import type { IncomingHttpHeaders } from 'node:http'

/** How a document carries its style: inside it, or as links to sheets that the browser has or loads. */
export type DocumentForm = 'first' | 'later'

/** What a request asks of a cached document besides which one it is. */
export interface AskedForm {
  readonly form: DocumentForm
}

export const LATER_FORM: AskedForm = { form: 'later' }

/** Under which a document's compressed bytes are cached. */
export const formKey = ({ form }: AskedForm): string => form

export type SignsOfVisit = Pick<IncomingHttpHeaders, 'cookie' | 'if-none-match' | 'sec-fetch-dest' | 'sec-fetch-site'>

/**
 * Nothing is stored to tell a visitor's first document, so it is told by what the browser says of itself: it opens a
 * page from elsewhere, has no cookie of ours and no copy of this page. Who is wrongly taken for new gets the style
 * twice; who is wrongly taken for known loads it one round trip later, as do browsers that say nothing.
 */
export function readAskedForm(headers: SignsOfVisit): AskedForm {
  const opensFromElsewhere = headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-site'] !== 'same-origin'
  const isKnown = headers.cookie !== undefined || headers['if-none-match'] !== undefined
  return opensFromElsewhere && !isKnown ? { form: 'first' } : LATER_FORM
}
