import { FRAME_TYPES } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import type { MarkupStore } from '@firkant/domain/page/render-contract.ts'
import type { KeptMarkup } from '../platform/kept-markup.ts'

/** The attribute that `markOf` is written into. */
const MARK = / itemID="(\d{1,6})"/g
const END = '</article>'
const FRAME: ReadonlySet<string> = new Set(FRAME_TYPES)

/** What a part depends on besides its own data. Undefined if there is something of a visitor: then nothing is kept. */
function shopOf(state: DocumentState): string | undefined {
  if (state.hasBrokenPart || state.dynamicData.some(({ type }) => !FRAME.has(type))) return undefined
  const { market, widthClass, useNewBadges, dynamicData } = state
  return JSON.stringify([market, widthClass, useNewBadges, dynamicData])
}

export const withoutMarks = (html: string): string => html.replaceAll(MARK, '')

export interface KeptPage extends KeptMarkup {
  /** The finished page without marks; what was marked is kept for other pages. */
  readonly finish: (html: string) => string
}

/** One for each rendering of a page. */
export function keepMarkup(state: DocumentState, store: MarkupStore | undefined): KeptPage | undefined {
  const shop = store && shopOf(state)
  if (store === undefined || shop === undefined) return undefined
  const parts = store.of(shop)
  const missing: string[] = []
  return {
    insideOf(part) {
      const key = parts.keyOf(JSON.stringify(part))
      const html = parts.get(key)
      return html === undefined ? { number: missing.push(key) - 1 } : { html }
    },
    finish(html) {
      if (missing.length === 0) return html
      for (const match of html.matchAll(MARK)) {
        const from = html.indexOf('>', match.index) + 1
        const key = missing[Number(match[1])]
        if (key !== undefined) parts.set(key, html.slice(from, html.indexOf(END, from)))
      }
      return withoutMarks(html)
    },
  }
}
