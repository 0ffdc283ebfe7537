import { ModelError } from './model-error.ts'
import type { ModelPart } from './read-model.ts'

/** A tenth of a millimetre: whole numbers of it are short to write, and far within the tolerance. */
export const UNITS_PER_METRE = 10_000

/** A part where it stands in the room; places in units, y up. */
export interface PlacedPart {
  readonly part: ModelPart
  readonly points: Int32Array
  readonly normals: Float32Array
  /** As in glTF: v downwards. */
  readonly uvs: Float32Array | undefined
  readonly indices: ArrayLike<number>
}

export interface Box {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

const MAX_UNITS = 50 * UNITS_PER_METRE

/** The upper three rows: normals turn and stretch by its cofactors. */
function cofactors(m: readonly number[]): number[] {
  const at = (row: number, column: number) => m[column * 4 + row] ?? 0
  return [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [r1, r2, c1, c2] = [(row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3]
      return at(r1, c1) * at(r2, c2) - at(r1, c2) * at(r2, c1)
    }),
  )
}

function placePoints({ primitive, matrix: m }: ModelPart): Int32Array {
  const positions = primitive.getAttribute('POSITION')
  const count = positions?.getCount() ?? 0
  const placed = new Int32Array(count * 3)
  const from: number[] = [0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    positions?.getElement(index, from)
    const [x = 0, y = 0, z = 0] = from
    for (let row = 0; row < 3; row += 1) {
      const metres = (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0)
      const units = metres * UNITS_PER_METRE
      if (!(Math.abs(units) <= MAX_UNITS)) throw new ModelError('has a corner that is nowhere in a room')
      placed[index * 3 + row] = Math.round(units)
    }
  }
  return placed
}

function placeNormals({ primitive, matrix }: ModelPart): Float32Array {
  const normals = primitive.getAttribute('NORMAL')
  const count = normals?.getCount() ?? 0
  const placed = new Float32Array(count * 3)
  const c = cofactors(matrix)
  const from: number[] = [0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    normals?.getElement(index, from)
    const [x = 0, y = 0, z = 0] = from
    const turned = [0, 1, 2].map((row) => (c[row] ?? 0) * x + (c[row + 3] ?? 0) * y + (c[row + 6] ?? 0) * z)
    const length = Math.hypot(...turned) || 1
    for (let row = 0; row < 3; row += 1) placed[index * 3 + row] = (turned[row] ?? 0) / length
  }
  return placed
}

function readUvs({ primitive }: ModelPart): Float32Array | undefined {
  const uvs = primitive.getAttribute('TEXCOORD_0')
  if (!uvs) return undefined
  const read = new Float32Array(uvs.getCount() * 2)
  const from: number[] = [0, 0]
  for (let index = 0; index < uvs.getCount(); index += 1) {
    uvs.getElement(index, from)
    read.set(from, index * 2)
  }
  return read
}

export function placePart(part: ModelPart): PlacedPart {
  const points = placePoints(part)
  return {
    part,
    points,
    normals: placeNormals(part),
    uvs: readUvs(part),
    indices: part.primitive.getIndices()?.getArray() ?? Array.from({ length: points.length / 3 }, (_, at) => at),
  }
}

/** Of the corners that belong to a triangle. */
export function boxOf(parts: readonly Pick<PlacedPart, 'points' | 'indices'>[]): Box {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { points, indices } of parts)
    for (let at = 0; at < indices.length; at += 1)
      for (const axis of [0, 1, 2] as const) {
        const value = points[(indices[at] ?? 0) * 3 + axis] ?? 0
        if (value < min[axis]) min[axis] = value
        if (value > max[axis]) max[axis] = value
      }
  return { min, max }
}
