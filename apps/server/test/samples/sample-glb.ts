type Things = Record<string, unknown>[]

export interface SampleDescription extends Record<string, unknown> {
  readonly buffers: Things
  readonly bufferViews: Things
  readonly accessors: Things
  readonly nodes: Things
  readonly scenes: Things
  readonly meshes: { primitives: { attributes: Record<string, number>; [name: string]: unknown }[] }[]
}

/** A box of given measures as a GLB file, and what can be wrong with one. */
interface Sample {
  readonly widthM?: number
  readonly heightM?: number
  readonly depthM?: number
  readonly colours?: readonly string[]
  /** Changes the description before it is written. */
  readonly change?: (description: SampleDescription) => void
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7]
const TRIANGLES = [
  0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
]

function chunk(type: string, bytes: Buffer, filler: number): Buffer {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4, filler)
  bytes.copy(padded)
  const header = Buffer.alloc(8)
  header.writeUInt32LE(padded.length, 0)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, padded])
}

export function glbOf(description: unknown, data: Buffer): Buffer {
  const body = Buffer.concat([chunk('JSON', Buffer.from(JSON.stringify(description)), 0x20), chunk('BIN\0', data, 0)])
  const header = Buffer.alloc(12)
  header.write('glTF', 0, 'latin1')
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(body.length + 12, 8)
  return Buffer.concat([header, body])
}

const MAPPED = 'KHR_materials_variants'
const POINT_BYTES = 12

/** What makes it a model of several colours. */
function colourParts(colours: readonly string[]) {
  if (colours.length === 0) return { top: {}, primitive: {} }
  const mappings = colours.map((_, index) => ({ material: index, variants: [index] }))
  return {
    top: { extensions: { [MAPPED]: { variants: colours.map((name) => ({ name })) } }, extensionsUsed: [MAPPED] },
    primitive: { extensions: { [MAPPED]: { mappings } } },
  }
}

export function sampleGlb({ widthM = 1, heightM = 0.4, depthM = 0.5, colours = [], change }: Sample = {}): Buffer {
  const points = CORNERS.flatMap((corner) => [
    ((corner & 1) - 0.5) * widthM,
    corner & 2 ? heightM : 0,
    (corner & 4 ? 0.5 : -0.5) * depthM,
  ])
  const normals = CORNERS.flatMap(() => [0, 1, 0])
  const indices = Buffer.from(new Uint16Array(TRIANGLES).buffer)
  const data = Buffer.concat([Buffer.from(new Float32Array([...points, ...normals]).buffer), indices])
  const bytes = CORNERS.length * POINT_BYTES
  const { top, primitive } = colourParts(colours)
  const [min, max] = [
    [-widthM / 2, 0, -depthM / 2],
    [widthM / 2, heightM, depthM / 2],
  ]
  const description: SampleDescription = {
    asset: { version: '2.0' },
    ...top,
    buffers: [{ byteLength: data.length }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: bytes },
      { buffer: 0, byteOffset: bytes, byteLength: bytes },
      { buffer: 0, byteOffset: 2 * bytes, byteLength: indices.length },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min, max },
      { bufferView: 1, componentType: 5126, count: 8, type: 'VEC3' },
      { bufferView: 2, componentType: 5123, count: TRIANGLES.length, type: 'SCALAR' },
    ],
    materials: (colours.length > 0 ? colours : ['one']).map((name, index) => ({
      name,
      pbrMetallicRoughness: { baseColorFactor: [index / 10, 1, 1, 1] },
    })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0, ...primitive }] }],
    nodes: [{ mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  }
  change?.(description)
  return glbOf(description, data)
}
