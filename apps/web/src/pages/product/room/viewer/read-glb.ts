import type { Bounds } from './camera.ts'
import { multiply, placed } from './matrix.ts'

/** Reads the GLB files that the shop writes: checked at import, one buffer, triangles, pictures within. */
interface TextureUse {
  readonly index: number
  /** Of a relief: how deep it is. */
  readonly scale?: number
  readonly extensions?: { KHR_texture_transform?: { offset?: number[]; scale?: number[] } }
}
export interface Material {
  readonly alphaMode?: string
  readonly emissiveFactor?: number[]
  readonly normalTexture?: TextureUse
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: number[]
    readonly baseColorTexture?: TextureUse
    readonly metallicFactor?: number
    readonly roughnessFactor?: number
  }
}
export interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly count: number
  readonly normalized?: boolean
  readonly type: string
  readonly min?: number[]
  readonly max?: number[]
}
interface Primitive {
  readonly attributes: Readonly<Record<string, number>>
  readonly indices?: number
  readonly material?: number
  readonly extensions?: { KHR_materials_variants?: { mappings: { material: number; variants: number[] }[] } }
}
interface Node {
  readonly mesh?: number
  readonly children?: number[]
  readonly matrix?: number[]
  readonly translation?: number[]
  readonly rotation?: number[]
  readonly scale?: number[]
}
export interface Description {
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly { byteOffset?: number; byteLength: number; byteStride?: number }[]
  readonly materials?: readonly Material[]
  readonly textures?: readonly { source: number }[]
  readonly images?: readonly { bufferView: number; mimeType: string }[]
  readonly meshes: readonly { primitives: readonly Primitive[] }[]
  readonly nodes: readonly Node[]
  readonly scenes: readonly { nodes: number[] }[]
  readonly extensions?: { KHR_materials_variants?: { variants: { name: string }[] } }
}

export interface Glb {
  readonly description: Description
  readonly viewBytes: (view: number) => Uint8Array<ArrayBuffer>
}

export interface Piece {
  readonly primitive: Primitive
  readonly matrix: Float32Array<ArrayBuffer>
}

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

export function readGlb(file: ArrayBuffer): Glb {
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES
  const length = new DataView(file).getUint32(HEADER_BYTES, true)
  const description = JSON.parse(new TextDecoder().decode(new Uint8Array(file, start, length))) as Description
  const data = start + length + CHUNK_HEADER_BYTES
  return {
    description,
    viewBytes(view) {
      const { byteOffset = 0, byteLength = 0 } = description.bufferViews[view] ?? {}
      return new Uint8Array(file, data + byteOffset, byteLength)
    },
  }
}

const SAME = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

export function listPieces({ nodes, meshes, scenes }: Description): Piece[] {
  const pieces: Piece[] = []
  const visit = (index: number, parent: Float32Array<ArrayBuffer>): void => {
    const node = nodes[index]
    if (!node) return
    const { matrix: own, translation = [], rotation = [], scale = [] } = node
    const matrix = multiply(parent, own ?? placed(translation, rotation, scale))
    for (const primitive of meshes[node.mesh ?? -1]?.primitives ?? []) pieces.push({ primitive, matrix })
    for (const child of node.children ?? []) visit(child, matrix)
  }
  for (const node of scenes[0]?.nodes ?? []) visit(node, SAME)
  return pieces
}

/** What whole numbers stand for: `[-1, 1]` or `[0, 1]`. */
const STEPS: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32_767, 5123: 65_535 }

export function boundsOf(pieces: readonly Piece[], { accessors }: Description): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { primitive, matrix: m } of pieces) {
    const accessor = accessors[primitive.attributes.POSITION ?? -1]
    const steps = accessor?.normalized ? (STEPS[accessor.componentType] ?? 1) : 1
    const [low = [], high = []] = [accessor?.min, accessor?.max]
    for (let corner = 0; corner < 8; corner += 1) {
      const [x = 0, y = 0, z = 0] = [0, 1, 2]
        .map((axis) => ((corner >> axis) & 1 ? high : low)[axis] ?? 0)
        .map((value) => value / steps)
      for (const row of [0, 1, 2] as const) {
        const value = (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0)
        min[row] = Math.min(min[row], value)
        max[row] = Math.max(max[row], value)
      }
    }
  }
  return { min, max }
}

/** What a piece is made of in a colour of the model. */
export function materialOf({ primitive }: Piece, description: Description, variant: string | undefined): Material {
  const names = description.extensions?.KHR_materials_variants?.variants ?? []
  const wanted = names.findIndex(({ name }) => name === variant)
  const mappings = primitive.extensions?.KHR_materials_variants?.mappings ?? []
  const mapping = mappings.find(({ variants }) => variants.includes(wanted))
  return description.materials?.[mapping?.material ?? primitive.material ?? -1] ?? {}
}
