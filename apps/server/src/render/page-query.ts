import { FACET_PARAMS } from '@firkant/domain/catalog/listing-query.ts'

/** Parameters that can change what a page shows. All others (campaign tags, switches of the client) never do. */
const PAGE_PARAMS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'q',
  'listId',
  'sku',
  'cameFrom',
  'useNewBadges',
  ...FACET_PARAMS,
])

export function relevantQuery(query: URLSearchParams): URLSearchParams {
  const relevant = new URLSearchParams()
  for (const [name, value] of query) if (PAGE_PARAMS.has(name)) relevant.append(name, value)
  relevant.sort()
  return relevant
}
