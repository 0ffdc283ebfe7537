/** Fewer characters find everything, that is nothing. */
export const LEAST_SEARCH_LENGTH = 2
export const MOST_SEARCH_LENGTH = 200
export const MOST_PREVIEWS = 4
export const SEARCH_PARAM = 'q'

/** Where a suggestion came from, as tracking calls it. */
export const SEARCH_ORIGINS = ['categories', 'suggestions', 'inspiration', 'history', 'popular'] as const
export type SearchOrigin = (typeof SEARCH_ORIGINS)[number]

export interface SearchSuggestion {
  readonly text: string
  readonly url: string
  /** The text with braces around what is emphasised: `{sofa}bord`. */
  readonly highlight: string
  readonly searchOrigin: SearchOrigin
}

/** What a visitor typed, as it is searched: without what can't be seen, in one line, and not endless. */
export function readSearchText(typed: string): string {
  const line = typed.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/gu, ' ').trim()
  return [...line].slice(0, MOST_SEARCH_LENGTH).join('').trim()
}

export function isSearchable(text: string): boolean {
  return [...text].length >= LEAST_SEARCH_LENGTH
}

/** The address of a search. */
export function searchAddress(searchPageUrl: string, text: string): string {
  return `${searchPageUrl}?${new URLSearchParams({ [SEARCH_PARAM]: text }).toString()}`
}

export interface HighlightPart {
  readonly text: string
  readonly isEmphasised: boolean
}

/** `{sofa}bord` → sofa, emphasised, and bord. A brace without its partner is a brace. */
export function readHighlight(highlight: string): readonly HighlightPart[] {
  return [...highlight.matchAll(/\{([^{}]*)\}|([^{}]+|[{}])/g)].flatMap(([, emphasised, plain]) => {
    const text = emphasised ?? plain ?? ''
    return text === '' ? [] : [{ text, isEmphasised: emphasised !== undefined }]
  })
}
