import { z } from 'zod'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { MEASURED_SIDES } from '@firkant/domain/search/measure-condition.ts'
import type { DocumentContext } from '../search-documents.ts'
import { SearchEngineError, type OpenSearchClient } from './opensearch-client.ts'
import { INDEX_BODY, LABEL_FIELDS, numberBody, searchBody } from './opensearch-query.ts'
import { TERM_LABELS, type TermDocument, type TermHit, type TermStore } from './term-store.ts'

const sides = z.object({ width: z.number(), depth: z.number(), height: z.number() })
const searchAnswer = z.object({
  timed_out: z.literal(false),
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.string(),
        _score: z.number().nullable(),
        _source: z.object({
          designKey: z.string(),
          margin: z.number(),
          measures: z.object({ outer: z.array(sides), sizes: z.array(z.string()) }).optional(),
        }),
      }),
    ),
  }),
})
const bulkAnswer = z.object({ errors: z.boolean() })
const anyAnswer = z.unknown()

/** Storing may take longer than a visitor waits. */
const INDEXING_MS = MINUTE_MS
const NOT_FOUND = 404

const indexOf = ({ brand, language }: DocumentContext, version: string) => `/firkant-${brand}-${language}-${version}`

function storedDocument({ designKey, margin, numbers, measures, terms }: TermDocument) {
  const { outer, sizes } = measures
  const named = TERM_LABELS.map((label) => [
    LABEL_FIELDS[label],
    [...terms].flatMap(([term, own]) => (own === label ? [term] : [])).join(' '),
  ])
  return {
    designKey,
    margin,
    numbers,
    measures,
    ...Object.fromEntries(named),
    ...Object.fromEntries(MEASURED_SIDES.map((side) => [side, outer.map((each) => each[side])])),
    sizes,
  }
}

/** The lines of `_bulk`: what to do, then with what. */
function bulkLines(documents: readonly TermDocument[]): string {
  return documents
    .flatMap((document) => [{ index: { _id: document.key } }, storedDocument(document)])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

/** Searches by OpenSearch, or whatever answers as it does. Each version of a catalogue has an index of its own. */
export function createOpenSearchTerms({ send }: OpenSearchClient): TermStore {
  async function search(context: DocumentContext, version: string, body: object): Promise<readonly TermHit[]> {
    const path = `${indexOf(context, version)}/_search`
    const { hits } = await send({ method: 'POST', path, body: JSON.stringify(body) }, searchAnswer)
    return hits.hits.map(({ _id, _score, _source }) => ({
      key: _id,
      // What a filter alone finds has a score of 0.
      score: _score === null || _score === 0 ? 1 : _score,
      ..._source,
    }))
  }
  async function remove(path: string): Promise<void> {
    await send({ method: 'DELETE', path, alsoFine: [NOT_FOUND], timeoutMs: INDEXING_MS }, anyAnswer)
  }
  return {
    engine: 'opensearch',
    async replace({ context, version, outdated, batches }) {
      const index = indexOf(context, version)
      const timeoutMs = INDEXING_MS
      // Left by one that stopped midway.
      await remove(index)
      await send({ method: 'PUT', path: index, body: JSON.stringify(INDEX_BODY), timeoutMs }, anyAnswer)
      for await (const documents of batches) {
        if (documents.length === 0) continue
        const body = bulkLines(documents)
        const contentType = 'application/x-ndjson'
        const { errors } = await send(
          { method: 'POST', path: `${index}/_bulk`, body, contentType, timeoutMs },
          bulkAnswer,
        )
        if (errors) throw new SearchEngineError('refused some of the products')
      }
      await send({ method: 'POST', path: `${index}/_refresh`, timeoutMs }, anyAnswer)
      if (outdated !== undefined && outdated !== version) await remove(indexOf(context, outdated))
    },
    search: (context, version, query) => search(context, version, searchBody(query)),
    async findNumber(context, version, number) {
      const [hit] = await search(context, version, numberBody(number))
      return hit
    },
  }
}
