const TAG = /<[^<>]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
/** A capital follows: `29 kr. for et brev` is not the end. */
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u
const MAX_SENTENCES = 2
const MAX_LETTERS = 260

/** Sanitised HTML as plain text, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll('<br', ' <br')
    .replaceAll(TAG, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The first sentence or two of an editor's text, without tables and lists. */
export function shortAnswer(html: string): string {
  const [, ...opened] = html.split('<p>')
  const paragraphs = opened.map((text) => plainText(text.split('</p>', 1)[0] ?? ''))
  const sentences = paragraphs.flatMap((text) => text.split(SENTENCE_END)).filter(Boolean)
  const [first = '', ...others] = sentences
  return others
    .slice(0, MAX_SENTENCES - 1)
    .reduce((text, next) => (text.length + next.length < MAX_LETTERS ? `${text} ${next}` : text), first)
}
