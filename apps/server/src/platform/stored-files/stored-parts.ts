import { deserialize, serialize } from 'node:v8'
import type { WorkSteps } from '../process/yield-to-event-loop.ts'

const LENGTH_BYTES = 4

/** Values as bytes, each with its length before it, so that they are read one at a time. */
export function* writeParts(parts: Iterable<unknown>): WorkSteps<readonly Buffer[]> {
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

/** Bytes that are read a part at a time: a file in memory as a whole would take as much as what is made of it. */
export interface PartSource {
  readonly size: number
  readonly read: (from: number, length: number) => Buffer
}

export const sourceOf = (bytes: Buffer): PartSource => ({
  size: bytes.length,
  read: (from, length) => bytes.subarray(from, from + length),
})

/** The inverse of `writeParts`. */
export function* readParts<Part>({ size, read }: PartSource): Generator<Part> {
  for (let at = 0; at < size;) {
    const from = at + LENGTH_BYTES
    const length = from <= size ? read(at, LENGTH_BYTES).readUInt32LE() : size
    if (from + length > size) throw new Error('A part of the file is missing')
    yield deserialize(read(from, length)) as Part
    at = from + length
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
