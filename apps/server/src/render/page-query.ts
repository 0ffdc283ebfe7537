/** Parameters that change what a page shows. All others (campaign tags, switches of the client) make no new page. */
const PAGE_PARAMS = /^(?:page|sort|q|listId|sku|cameFrom|useNewBadges|f\.[\w-]+|f\.price\.(?:min|max))$/

export function relevantQuery(query: URLSearchParams): URLSearchParams {
  const relevant = new URLSearchParams()
  for (const [name, value] of query) if (PAGE_PARAMS.test(name)) relevant.append(name, value)
  relevant.sort()
  return relevant
}
