import { deserialize, serialize } from 'node:v8'
import type { Turns } from '../process/yield-to-event-loop.ts'

const LENGTH_BYTES = 4

/** Values as bytes, each with its length before it, so that they are read one at a time. */
export function* writeParts(parts: Iterable<unknown>): Turns<readonly Buffer[]> {
  const chunks: Buffer[] = []
  for (const part of parts) {
    const bytes = serialize(part)
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(bytes.length)
    chunks.push(length, bytes)
    yield
  }
  return chunks
}

/** The inverse of `writeParts`. */
export function* readParts<Part>(bytes: Buffer): Generator<Part> {
  for (let at = 0; at < bytes.length;) {
    const from = at + LENGTH_BYTES
    const to = from + bytes.readUInt32LE(at)
    if (to > bytes.length) throw new Error('A part of the file is missing')
    // Arrays stay views of what they were read from: of their own part, or the whole file would stay in memory.
    const own = Buffer.allocUnsafeSlow(to - from)
    bytes.copy(own, 0, from, to)
    yield deserialize(own) as Part
    at = to
  }
}

export function* chunksOf<Entry>(entries: readonly Entry[], size: number): Generator<readonly Entry[]> {
  for (let first = 0; first < entries.length; first += size) yield entries.slice(first, first + size)
}
