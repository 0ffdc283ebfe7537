import type { Language } from '@firkant/domain/market/market.ts'
import { ApiError } from '../../platform/api-client.ts'
import type { Autocomplete, FirstSuggestions } from './search-answers.ts'

export interface SearchApi {
  readonly autocomplete: (q: string, signal: AbortSignal) => Promise<Autocomplete>
  readonly firstSuggestions: (signal: AbortSignal) => Promise<FirstSuggestions>
}

/** A call that is overtaken by the next one is given up. */
async function get(name: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`/api/${name}?${new URLSearchParams(query).toString()}`, { signal })
  if (!response.ok) throw new ApiError(response.status, await response.text())
  return response.json()
}

export function openSearchApi(language: Language): SearchApi {
  return {
    autocomplete: async (q, signal) => (await get('autocomplete', { language, q }, signal)) as Autocomplete,
    firstSuggestions: async (signal) => (await get('searchsuggestions', { language }, signal)) as FirstSuggestions,
  }
}
