import { z } from 'zod'
import { SEARCH_ENGINES, type SearchSettings } from '../../features/search/search-settings.ts'

const TIME_WANTED = 'a whole number from 50 to 60000'

export const searchEnvironment = z.object({
  SEARCH_ENGINE: z.enum(SEARCH_ENGINES, `one of ${SEARCH_ENGINES.join(', ')}`).default('memory'),
  SEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://user:password@search.example:9200' })
    .optional(),
  SEARCH_TIMEOUT_MS: z.coerce
    .number(TIME_WANTED)
    .int(TIME_WANTED)
    .min(50, TIME_WANTED)
    .max(60_000, TIME_WANTED)
    .default(1000),
})
type SearchEnvironment = z.infer<typeof searchEnvironment>

export function searchSettings({ SEARCH_ENGINE, SEARCH_URL, SEARCH_TIMEOUT_MS }: SearchEnvironment): SearchSettings {
  if (SEARCH_ENGINE !== 'opensearch') return { engine: SEARCH_ENGINE }
  // `incomplete` makes sure that it is set.
  return { engine: SEARCH_ENGINE, url: SEARCH_URL ?? '', timeoutMs: SEARCH_TIMEOUT_MS }
}

export function withoutSearchUrl({ SEARCH_ENGINE, SEARCH_URL }: SearchEnvironment): string[] {
  if (SEARCH_ENGINE !== 'opensearch' || SEARCH_URL !== undefined) return []
  return ['SEARCH_URL is not set, but SEARCH_ENGINE is opensearch. Set the address of the search engine.']
}
