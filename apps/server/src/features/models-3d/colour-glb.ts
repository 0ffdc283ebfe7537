import { ModelError } from './model-error.ts'

/**
 * One colour of a GLB with several, as a file of its own: the Scene Viewer of a phone knows no choice of colours. What the
 * others alone need is left out. The input is written by us, so its form is known.
 */
interface Description {
  bufferViews: { byteOffset?: number; byteLength: number }[]
  accessors: { bufferView: number }[]
  buffers: { byteLength: number }[]
  images?: { bufferView: number }[]
  textures?: { source: number }[]
  materials?: object[]
  meshes: { primitives: Primitive[] }[]
  extensions?: { [VARIANTS]?: { variants: { name: string }[] } }
  extensionsUsed?: string[]
}
interface Primitive {
  material?: number
  extensions?: { [VARIANTS]?: { mappings: { material: number; variants: number[] }[] } }
}

const VARIANTS = 'KHR_materials_variants'
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const JSON_CHUNK = 0x4e_4f_53_4a
const BIN_CHUNK = 0x00_4e_49_42
const ALIGNMENT = 4
const BLANK = 0x20

export function openGlb(file: Buffer): { description: unknown; data: Buffer } {
  const length = file.readUInt32LE(HEADER_BYTES)
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES
  return {
    description: JSON.parse(file.toString('utf8', start, start + length)),
    data: file.subarray(start + length + CHUNK_HEADER_BYTES),
  }
}

function chunk(type: number, bytes: Buffer, filler: number): Buffer {
  const padded = Buffer.alloc(Math.ceil(bytes.length / ALIGNMENT) * ALIGNMENT, filler)
  bytes.copy(padded)
  const header = Buffer.alloc(CHUNK_HEADER_BYTES)
  header.writeUInt32LE(padded.length, 0)
  header.writeUInt32LE(type, 4)
  return Buffer.concat([header, padded])
}

function closeGlb(description: unknown, data: Buffer): Buffer {
  const chunks = [chunk(JSON_CHUNK, Buffer.from(JSON.stringify(description)), BLANK), chunk(BIN_CHUNK, data, 0)]
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('glTF')
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(
    chunks.reduce((sum, each) => sum + each.length, HEADER_BYTES),
    8,
  )
  return Buffer.concat([header, ...chunks])
}

/** Keeps what is used, in its order; `placeOf` says where it then stands. */
function keep<Value>(values: readonly Value[], used: ReadonlySet<number>) {
  const places = new Map([...used].toSorted((a, b) => a - b).map((at, place) => [at, place]))
  return {
    kept: values.filter((_, at) => used.has(at)),
    placeOf: (at: number): number => places.get(at) ?? 0,
  }
}

function chooseMaterials(description: Description, variant: number): void {
  for (const primitive of description.meshes.flatMap((mesh) => mesh.primitives)) {
    const mappings = primitive.extensions?.[VARIANTS]?.mappings
    const material = mappings?.find(({ variants }) => variants.includes(variant))?.material ?? primitive.material
    if (material !== undefined) primitive.material = material
    delete primitive.extensions
  }
}

/** Every `{"index": n}` within a material names a texture. */
function eachTexture(value: unknown, visit: (holder: { index: number }) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('index' in value && typeof value.index === 'number') visit(value as { index: number })
  for (const inner of Object.values(value)) eachTexture(inner, visit)
}

function dropUnused(description: Description, data: Buffer): Buffer {
  const primitives = description.meshes.flatMap((mesh) => mesh.primitives)
  const materials = keep(description.materials ?? [], new Set(primitives.flatMap(({ material }) => material ?? [])))
  for (const primitive of primitives)
    if (primitive.material !== undefined) primitive.material = materials.placeOf(primitive.material)
  const usedTextures = new Set<number>()
  eachTexture(materials.kept, ({ index }) => usedTextures.add(index))
  const textures = keep(description.textures ?? [], usedTextures)
  eachTexture(materials.kept, (holder) => (holder.index = textures.placeOf(holder.index)))
  const images = keep(description.images ?? [], new Set(textures.kept.map(({ source }) => source)))
  const shown = [...description.accessors, ...images.kept]
  const views = keep(description.bufferViews, new Set(shown.map(({ bufferView }) => bufferView)))
  for (const texture of textures.kept) texture.source = images.placeOf(texture.source)
  for (const holder of shown) holder.bufferView = views.placeOf(holder.bufferView)
  Object.assign(description, {
    materials: materials.kept,
    textures: textures.kept,
    images: images.kept,
    bufferViews: views.kept,
  })
  for (const name of ['materials', 'textures', 'images'] as const)
    if (description[name]?.length === 0) delete description[name]
  return packViews(views.kept, data)
}

function packViews(views: Description['bufferViews'], data: Buffer): Buffer {
  const packed: Buffer[] = []
  let offset = 0
  for (const view of views) {
    const from = view.byteOffset ?? 0
    const padded = Buffer.alloc(Math.ceil(view.byteLength / ALIGNMENT) * ALIGNMENT)
    data.copy(padded, 0, from, from + view.byteLength)
    view.byteOffset = offset
    offset += padded.length
    packed.push(padded)
  }
  return Buffer.concat(packed)
}

export function colourGlb(design: Buffer, variant: string): Buffer {
  const opened = openGlb(design)
  const description = opened.description as Description
  const variants = description.extensions?.[VARIANTS]?.variants ?? []
  const index = variants.findIndex(({ name }) => name === variant)
  if (index < 0) throw new ModelError(`the model has no colour ${variant}`, 'variant')
  chooseMaterials(description, index)
  delete description.extensions
  const used = description.extensionsUsed?.filter((name) => name !== VARIANTS)
  if (used) description.extensionsUsed = used
  const data = dropUnused(description, opened.data)
  description.buffers = [{ byteLength: data.length }]
  return closeGlb(description, data)
}
