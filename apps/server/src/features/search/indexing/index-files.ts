import { resolve } from 'node:path'
import { yieldToEventLoop } from '../../../platform/process/yield-to-event-loop.ts'
import type { MakeLock } from '../../../platform/stored-files/make-lock.ts'
import { openVersionedFiles } from '../../../platform/stored-files/versioned-files.ts'
import { MIN_STORED_PRODUCTS } from '../../catalog/worth-storing.ts'
import type { DocumentContext } from '../search-documents.ts'
import type { SearchIndex } from './search-index.ts'
import { readIndex, writeIndex } from './stored-index.ts'

/** Indexes in the data folder. */
export interface IndexFiles {
  /** Undefined if there is none of that version, or it can't be read. */
  readonly read: (context: DocumentContext, version: string) => Promise<SearchIndex | undefined>
  readonly write: (context: DocumentContext, version: string, index: SearchIndex) => Promise<void>
  readonly takeLock: (context: DocumentContext) => Promise<MakeLock | undefined>
}

/** What the code reads from texts: an index of other code is another index. */
export const INDEX_SOURCES = [
  resolve(import.meta.dirname, '..'),
  ...['search', 'catalog', 'market'].map((name) =>
    resolve(import.meta.dirname, '../../../../../../packages/domain/src', name),
  ),
]

const nameOf = ({ brand, language }: DocumentContext) => `${brand}.${language}.index`

export function openIndexFiles(folder: string, onError: (error: unknown) => void): IndexFiles {
  const files = openVersionedFiles({ folder, sources: INDEX_SOURCES, onError })
  return {
    read: (context, version) =>
      files.read(nameOf(context), version, (source) => yieldToEventLoop(readIndex(context.language, source))),
    async write(context, version, index) {
      if (index.keys.length < MIN_STORED_PRODUCTS) return
      await files.write(nameOf(context), version, () => yieldToEventLoop(writeIndex(index)))
    },
    takeLock: (context) => files.takeLock(nameOf(context)),
  }
}
