import { z } from 'zod'
import { MAX_MODEL_BYTES } from '@firkant/domain/models-3d/model-limits.ts'
import { ModelError } from './model-error.ts'

/**
 * Looks through the whole description of a file before a library reads it: it must not refer to anything outside, nor
 * ask for more memory than a piece of furniture needs.
 */
const MAGIC = 0x46_54_6c_67
const JSON_CHUNK = 0x4e_4f_53_4a
const BIN_CHUNK = 0x00_4e_49_42
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const MAX_JSON_BYTES = 400_000
const MAX_NODES = 500
const MAX_PRIMITIVES = 200
const MAX_VERTICES = 120_000
const MAX_INDICES = 600_000
const MAX_DECODED_BYTES = 24_000_000
const MESHOPT = 'EXT_meshopt_compression'
const READ_EXTENSIONS = new Set([
  MESHOPT,
  'KHR_mesh_quantization',
  'KHR_materials_variants',
  'KHR_texture_transform',
  'KHR_materials_specular',
  'KHR_materials_sheen',
])

const index = z.int().min(0).max(100_000)
const bytes = z.int().min(0).max(MAX_DECODED_BYTES)
const compressed = z.object({
  buffer: index,
  byteOffset: bytes.default(0),
  byteLength: bytes,
  byteStride: z.int().min(1).max(256),
  count: z.int().min(1).max(MAX_INDICES),
})
const described = z.object({
  asset: z.object({ version: z.string().regex(/^2\./) }),
  extensionsRequired: z.array(z.string()).default([]),
  buffers: z.array(z.object({ byteLength: bytes, uri: z.unknown().optional() })).max(4),
  bufferViews: z
    .array(
      z.object({
        buffer: index,
        byteOffset: bytes.default(0),
        byteLength: bytes,
        extensions: z.object({ [MESHOPT]: compressed.optional() }).optional(),
      }),
    )
    .max(2000),
  accessors: z
    .array(z.object({ bufferView: index, count: z.int().min(1).max(MAX_INDICES), sparse: z.undefined().optional() }))
    .max(2000),
  images: z
    .array(
      z.object({ bufferView: index, uri: z.undefined().optional(), mimeType: z.enum(['image/jpeg', 'image/png']) }),
    )
    .max(40)
    .default([]),
  meshes: z
    .array(
      z.object({
        primitives: z.array(
          z.object({
            mode: z.literal(4).default(4),
            attributes: z.object({ POSITION: index }),
            indices: index.optional(),
            targets: z.undefined().optional(),
          }),
        ),
      }),
    )
    .max(MAX_NODES),
  nodes: z
    .array(z.object({ children: z.array(index).default([]), mesh: index.optional(), skin: z.undefined().optional() }))
    .max(MAX_NODES),
  scenes: z.array(z.object({ nodes: z.array(index).default([]) })).min(1),
  animations: z.array(z.unknown()).max(0).optional(),
})
type Described = z.infer<typeof described>

function chunkAt(file: Buffer, offset: number, type: number): Buffer {
  if (offset + CHUNK_HEADER_BYTES > file.length) throw new ModelError('is cut short')
  const length = file.readUInt32LE(offset)
  const start = offset + CHUNK_HEADER_BYTES
  if (start + length > file.length) throw new ModelError('is cut short')
  if (file.readUInt32LE(offset + 4) !== type) throw new ModelError('is no GLB file: a part of it is of another kind')
  return file.subarray(start, start + length)
}

function openContainer(file: Buffer): { description: unknown; data: Buffer } {
  if (file.length > MAX_MODEL_BYTES)
    throw new ModelError(`is ${file.length} bytes, but at most ${MAX_MODEL_BYTES} are taken`)
  if (file.length < HEADER_BYTES || file.readUInt32LE(0) !== MAGIC) throw new ModelError('is no GLB file')
  if (file.readUInt32LE(4) !== 2) throw new ModelError('is no GLB file of glTF 2.0')
  const told = file.readUInt32LE(8)
  if (told !== file.length) throw new ModelError(`is cut short: it should be ${told} bytes, but is ${file.length}`)
  const text = chunkAt(file, HEADER_BYTES, JSON_CHUNK)
  if (text.length > MAX_JSON_BYTES) throw new ModelError('describes more than a piece of furniture has')
  const data = chunkAt(file, HEADER_BYTES + CHUNK_HEADER_BYTES + text.length, BIN_CHUNK)
  try {
    return { description: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)), data }
  } catch {
    throw new ModelError('is no GLB file: its description is not JSON')
  }
}

function checkPlaces({ buffers, bufferViews, accessors, images }: Described, dataBytes: number): void {
  if (buffers.some(({ uri }) => uri !== undefined)) throw new ModelError('refers to a file outside it')
  if ((buffers[0]?.byteLength ?? 0) > dataBytes) throw new ModelError('is cut short: it has less data than it says')
  let decoded = 0
  for (const view of bufferViews) {
    const packed = view.extensions?.[MESHOPT]
    const held = packed ?? view
    if (held.buffer !== 0 || held.byteOffset + held.byteLength > dataBytes)
      throw new ModelError('refers to data that it does not have')
    if (packed && packed.count * packed.byteStride !== view.byteLength)
      throw new ModelError('says two things about the size of its data')
    decoded += view.byteLength
  }
  if (decoded > MAX_DECODED_BYTES) throw new ModelError('describes more than a piece of furniture has')
  for (const { bufferView } of [...accessors, ...images])
    if (!bufferViews[bufferView]) throw new ModelError('refers to data that it does not have')
}

/** Every node stands in the tree once: no circles, and nothing drawn twice. */
function checkTree({ nodes, meshes, scenes }: Described): void {
  const waiting = scenes.flatMap((scene) => scene.nodes)
  const seen = new Set<number>()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = nodes[next]
    if (!node || seen.has(next)) throw new ModelError('has a node that is missing or stands in two places')
    if (node.mesh !== undefined && !meshes[node.mesh]) throw new ModelError('has a node without its mesh')
    seen.add(next)
    waiting.push(...node.children)
  }
}

function checkShapes({ meshes, accessors }: Described): void {
  const primitives = meshes.flatMap((mesh) => mesh.primitives)
  if (primitives.length === 0) throw new ModelError('shows nothing')
  if (primitives.length > MAX_PRIMITIVES) throw new ModelError('describes more than a piece of furniture has')
  const countOf = (accessor: number | undefined) =>
    accessor === undefined ? 0 : (accessors[accessor]?.count ?? Infinity)
  const total = (of: (primitive: (typeof primitives)[number]) => number) =>
    primitives.reduce((sum, primitive) => sum + of(primitive), 0)
  const vertices = total(({ attributes }) => countOf(attributes.POSITION))
  if (vertices > MAX_VERTICES || total(({ indices }) => countOf(indices)) > MAX_INDICES)
    throw new ModelError('describes more than a piece of furniture has')
}

/** Throws a `ModelError` unless the file is a whole GLB that a library may read. */
export function checkContainer(file: Buffer): void {
  const { description, data } = openContainer(file)
  const checked = described.safeParse(description)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new ModelError(`is no model that the shop can show: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const unread = checked.data.extensionsRequired.filter((name) => !READ_EXTENSIONS.has(name))
  if (unread.length > 0) throw new ModelError(`needs ${unread.join(', ')}, which the shop can't read`)
  checkPlaces(checked.data, data.length)
  checkTree(checked.data)
  checkShapes(checked.data)
}
