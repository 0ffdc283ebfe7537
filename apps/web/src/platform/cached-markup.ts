import { createContext, use } from 'react'

/** The inside of an element as it was rendered before, or the number under which this rendering is kept. */
export type CachedInside = { readonly html: string } | { readonly number: number }

/** Everything that the inside depends on, besides the shop itself: data that never changes, and how it is shown. */
export interface CachedPart {
  readonly data: object
  readonly [place: string]: unknown
}

/** Markup of parts that are the same on many pages: rendered once, then only inserted. Server only. */
export interface CachedMarkup {
  readonly insideOf: (part: CachedPart) => CachedInside
}

export const CachedMarkupContext = createContext<CachedMarkup | undefined>(undefined)

/**
 * For `itemID` of the element whose inside is cut out of the finished page. Not `data-*`: the build leaves out what
 * nobody reads.
 */
export const markOf = (kept: CachedInside | undefined): string | undefined =>
  kept && 'number' in kept ? String(kept.number) : undefined

export const htmlOf = (kept: CachedInside | undefined): { readonly __html: string } | undefined =>
  kept && 'html' in kept ? { __html: kept.html } : undefined

/** Undefined for what is not kept. */
export function useCachedMarkup(part: CachedPart | undefined): CachedInside | undefined {
  // Left out of the browser's code.
  if (!import.meta.env.SSR) return undefined
  const kept = use(CachedMarkupContext)
  return part && kept?.insideOf(part)
}
