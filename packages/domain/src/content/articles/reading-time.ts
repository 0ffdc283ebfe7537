/** The usual reading speed of adults in Scandinavian languages. */
const WORDS_PER_MINUTE = 200

/** Properties that are read as text; the rest are keys, addresses and options. */
const READ = new Set(['heading', 'text', 'html', 'question', 'answer', 'title', 'caption', 'eyebrow'])

function countWords(text: string): number {
  const plain = text.replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
  return plain.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}

function wordsIn(value: unknown, isRead: boolean): number {
  if (typeof value === 'string') return isRead ? countWords(value) : 0
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + wordsIn(each, false), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [name, each]) => sum + wordsIn(each, READ.has(name)), 0)
}

/** Reading time of an article in whole minutes; at least one. */
export function readingMinutes(blocks: readonly object[]): number {
  return Math.max(1, Math.round(wordsIn(blocks, false) / WORDS_PER_MINUTE))
}
