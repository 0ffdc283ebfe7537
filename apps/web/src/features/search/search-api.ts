import type { Calls } from '@firkant/domain/calls/calls.ts'
import type { AnswerOf } from '@firkant/domain/http/call.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { Autocomplete, FirstSuggestions } from '@firkant/domain/search/search-calls.ts'
import { ApiError } from '../../platform/api-client.ts'

type SearchCall = 'autocomplete' | 'searchsuggestions'

export interface SearchApi {
  readonly autocomplete: (q: string, signal: AbortSignal) => Promise<Autocomplete>
  readonly firstSuggestions: (signal: AbortSignal) => Promise<FirstSuggestions>
}

/** A newer call aborts the one before. */
async function get<Name extends SearchCall>(
  name: Name,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<AnswerOf<Calls[`GET /api/${Name}`]>> {
  const response = await fetch(`/api/${name}?${new URLSearchParams(query).toString()}`, { signal })
  if (!response.ok) throw new ApiError(response.status, await response.text())
  return response.json()
}

export function openSearchApi(language: Language): SearchApi {
  return {
    autocomplete: (q, signal) => get('autocomplete', { language, q }, signal),
    firstSuggestions: (signal) => get('searchsuggestions', { language }, signal),
  }
}
