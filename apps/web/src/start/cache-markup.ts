import { FRAME_TYPES } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import type { MarkupStore } from '@firkant/domain/page/render-contract.ts'
import type { CachedMarkup } from '../platform/cached-markup.ts'

/** The attribute that `markOf` is written into. */
const MARK = / itemID="(\d{1,6})"/g
const FRAME: ReadonlySet<string> = new Set(FRAME_TYPES)

/** What a part depends on besides its own data. Undefined if there is something of a visitor: then nothing is kept. */
function shopOf(state: DocumentState): string | undefined {
  if (state.hasBrokenPart || state.dynamicData.some(({ type }) => !FRAME.has(type))) return undefined
  const { market, widthClass, useNewBadges, dynamicData } = state
  return JSON.stringify([market, widthClass, useNewBadges, dynamicData])
}

/** Where the element ends whose inside begins here. Elements of its own kind may be inside. */
function endOfInside(html: string, from: number, tag: string): number {
  let depth = 1
  let at = from
  while (depth > 0) {
    const end = html.indexOf(`</${tag}>`, at)
    if (end < 0) return -1
    const opened = html.indexOf(`<${tag}`, at)
    const isNested = opened >= 0 && opened < end
    depth += isNested ? 1 : -1
    at = (isNested ? opened : end) + 1
  }
  return at - 1
}

export const withoutMarks = (html: string): string => html.replaceAll(MARK, '')

export interface PageMarkup extends CachedMarkup {
  /** The finished page without marks; what was marked is kept for other pages. */
  readonly finish: (html: string) => string
}

/** One for each rendering of a page. */
export function cacheMarkup(state: DocumentState, store: MarkupStore | undefined): PageMarkup | undefined {
  const shop = store && shopOf(state)
  if (store === undefined || shop === undefined) return undefined
  const parts = store.of(shop)
  const missing: string[] = []
  return {
    insideOf({ data, ...place }) {
      const key = parts.keyOf(data, JSON.stringify(place))
      const html = parts.get(key)
      return html === undefined ? { number: missing.push(key) - 1 } : { html }
    },
    finish(html) {
      if (missing.length === 0) return html
      for (const match of html.matchAll(MARK)) {
        const key = missing[Number(match[1])]
        const from = html.indexOf('>', match.index) + 1
        const tag = /^<([a-z]+)/.exec(html.slice(html.lastIndexOf('<', match.index), match.index))?.[1] ?? ''
        const end = endOfInside(html, from, tag)
        // A part with parts in it that were drawn now would keep their marks.
        if (key !== undefined && end >= 0) parts.set(key, withoutMarks(html.slice(from, end)))
      }
      return withoutMarks(html)
    },
  }
}
