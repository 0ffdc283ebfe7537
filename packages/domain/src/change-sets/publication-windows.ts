import { isSame } from './document-value.ts'
import { mergeDocuments } from './merge-documents.ts'

/** Milliseconds. Without an end it stays. */
export interface PublicationWindow {
  readonly from: number
  readonly until?: number | undefined
}

/** What a published set makes of a document, while its window is open. */
export interface Layer extends PublicationWindow {
  readonly base: unknown
  readonly value: unknown
}

export interface Segment extends PublicationWindow {
  readonly value: unknown
}

export function isOpen({ from, until }: PublicationWindow, at: number): boolean {
  return from <= at && (until === undefined || at < until)
}

/** The changes of a set on top of whatever is there: only the fields that it changed. */
export function applyLayer(current: unknown, { base, value }: Pick<Layer, 'base' | 'value'>): unknown {
  return mergeDocuments({ base, mine: value, theirs: current }).value
}

/** What a page is made of at a moment: no timer has to come for that. Layers in the order in which they were published. */
export function documentAt(document: unknown, layers: readonly Layer[], at: number): unknown {
  return layers.filter((layer) => isOpen(layer, at)).reduce(applyLayer, document)
}

/** The times from now on at which something else is shown than the document itself, in order. */
export function segmentsOf(document: unknown, layers: readonly Layer[], now: number): readonly Segment[] {
  const changes = layers.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]))
  const moments = [...new Set([now, ...changes.filter((at) => at > now)])].toSorted((one, other) => one - other)
  return moments.flatMap((from, index): Segment[] => {
    const open = layers.filter((layer) => isOpen(layer, from))
    if (open.length === 0) return []
    const value = open.reduce(applyLayer, document)
    return isSame(value, document) ? [] : [{ from, until: moments[index + 1], value }]
  })
}
