import type { NonceBytes } from './cached-document.ts'

/** A copy of a document with a nonce of its own, to be given back once it was sent. */
export interface SpareCopies {
  readonly take: (document: NonceBytes, nonce: string) => Buffer
  readonly giveBack: (document: NonceBytes, copy: Buffer) => void
}

/**
 * Two answers with the same document differ in their nonce alone, so a copy that was sent serves again: a busy page is
 * not copied for every visitor. The documents that were sent last have spares.
 */
export function createSpareCopies(maxBytes: number): SpareCopies {
  const spares = new Map<NonceBytes, Buffer[]>()
  let held = 0

  function drop(document: NonceBytes, copies: readonly Buffer[]): void {
    spares.delete(document)
    held -= document.bytes.length * copies.length
  }

  return {
    take(document, nonce) {
      const copies = spares.get(document)
      const copy = copies?.pop() ?? Buffer.from(document.bytes)
      if (copies) held -= document.bytes.length
      if (copies?.length === 0) spares.delete(document)
      for (const place of document.places) copy.write(nonce, place, 'latin1')
      return copy
    },
    giveBack(document, copy) {
      const copies = spares.get(document) ?? []
      copies.push(copy)
      // The one that was sent last comes last.
      spares.delete(document)
      spares.set(document, copies)
      held += copy.length
      for (const [oldest, theirs] of spares) {
        if (held <= maxBytes) break
        drop(oldest, theirs)
      }
    },
  }
}
