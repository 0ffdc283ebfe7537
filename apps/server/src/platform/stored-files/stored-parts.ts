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
    yield deserialize(bytes.subarray(from, to)) as Part
    at = to
  }
}

/** Arrays that were read may be views of the file, which then stays in memory as a whole. */
export function ownArray<Values extends Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array>(
  values: Values,
): Values {
  return (values.byteLength === values.buffer.byteLength ? values : values.slice()) as Values
}

function isArrayView(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
}

/** The same with every array of plain objects, lists and maps. */
export function ownArrays<Value>(value: Value): Value
export function ownArrays(value: unknown): unknown {
  if (isArrayView(value)) return ownArray(value)
  if (value instanceof Map) return new Map(Array.from(value, ([key, each]) => [key, ownArrays(each)]))
  if (Array.isArray(value)) return value.some(isArrayView) ? value.map((each) => ownArrays(each)) : value
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ownArrays(each)]))
}

export function* chunksOf<Entry>(entries: readonly Entry[], size: number): Generator<readonly Entry[]> {
  for (let first = 0; first < entries.length; first += size) yield entries.slice(first, first + size)
}
