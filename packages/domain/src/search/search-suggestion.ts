/** Shorter text would match nearly everything. */
export const MIN_SEARCH_LENGTH = 2
export const MAX_SEARCH_LENGTH = 200
export const MAX_PREVIEWS = 4
export const SEARCH_PARAM = 'q'

/** The origin of a suggestion, for tracking. */
export const SEARCH_ORIGINS = ['categories', 'suggestions', 'inspiration', 'history', 'popular'] as const
export type SearchOrigin = (typeof SEARCH_ORIGINS)[number]

export interface SearchSuggestion {
  readonly text: string
  readonly url: string
  /** The text with braces around what is emphasised: `{sofa}bord`. */
  readonly highlight: string
  readonly searchOrigin: SearchOrigin
}

/** Normalises typed text: without invisible characters, one line, limited length. */
export function readSearchText(typed: string): string {
  const line = typed.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/gu, ' ').trim()
  return [...line].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

export function isSearchable(text: string): boolean {
  return [...text].length >= MIN_SEARCH_LENGTH
}

/** The address of a search. */
export function searchAddress(searchPageUrl: string, text: string): string {
  return `${searchPageUrl}?${new URLSearchParams({ [SEARCH_PARAM]: text }).toString()}`
}

export interface HighlightPart {
  readonly text: string
  readonly isEmphasised: boolean
}

/** `{sofa}bord` → sofa, emphasised, and bord. An unpaired brace is plain text. */
export function readHighlight(highlight: string): readonly HighlightPart[] {
  return [...highlight.matchAll(/\{([^{}]*)\}|([^{}]+|[{}])/g)].flatMap(([, emphasised, plain]) => {
    const text = emphasised ?? plain ?? ''
    return text === '' ? [] : [{ text, isEmphasised: emphasised !== undefined }]
  })
}
