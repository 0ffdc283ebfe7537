import type { RecordProblem } from '@firkant/domain/catalog/record-problems.ts'
import { findUnstorableText } from '@firkant/domain/http/storable-text.ts'
import type { ImportItem } from '../import-item.ts'
import { NOT_UTF8, NotUtf8Error, readText, type CatalogueFile } from './read-text.ts'

/** No record comes near; a file without line ends must not be loaded into memory. */
const MAX_CHARACTERS_OF_LINE = 4_000_000
const ESCAPED_NUL_OR_SURROGATE = /\\u(?:0000|d[89a-f])/i

function parseLine(text: string): { readonly value: unknown } | { readonly problem: RecordProblem } {
  try {
    const value: unknown = JSON.parse(text)
    if (ESCAPED_NUL_OR_SURROGATE.test(text) && findUnstorableText(value) !== undefined)
      return { problem: { path: '', message: 'holds a character that no text can have (\\u0000 or half of a pair)' } }
    return { value }
  } catch (error) {
    // The reason quotes the line, and the code of a gift card is money.
    if (text.includes('giftCard')) return { problem: { path: '', message: 'is not valid JSON' } }
    const why = error instanceof Error ? error.message.replace(/ \(line 1 column \d+\)$/, '') : String(error)
    return { problem: { path: '', message: `is not valid JSON: ${why}` } }
  }
}

/** One record per line; empty lines are skipped, and those that are another reader's. */
export async function* readJsonLines(
  file: CatalogueFile,
  onBytes: (bytes: number) => void,
  isOwn: (line: number) => boolean = () => true,
): AsyncGenerator<ImportItem> {
  let line = 1
  let rest = ''
  const item = (text: string): ImportItem => ({ file: file.name, line, ...parseLine(text) })
  try {
    for await (const chunk of readText(file, onBytes)) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        if (text.trim() !== '' && isOwn(line)) yield item(text)
        line += 1
      }
      if (rest.length > MAX_CHARACTERS_OF_LINE) {
        const message = 'is too long for a record; each record stands on a line of its own'
        if (isOwn(line)) yield { file: file.name, line, problem: { path: '', message } }
        return
      }
    }
  } catch (error) {
    if (!(error instanceof NotUtf8Error)) throw error
    if (isOwn(line)) yield { file: file.name, line, problem: { path: '', message: NOT_UTF8 } }
    return
  }
  if (rest.trim() !== '' && isOwn(line)) yield item(rest)
}
