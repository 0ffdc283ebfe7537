import { NodeIO, type Document, type Material, type Mesh, type Node, type Primitive } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  KHRTextureTransform,
  type MappingList,
} from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import { checkContainer } from './glb-container.ts'
import { ModelError } from './model-error.ts'

/** A primitive of the model, with where it stands. */
export interface ModelPart {
  readonly primitive: Primitive
  /** Column by column. */
  readonly matrix: readonly number[]
}

export interface ReadModel {
  readonly document: Document
  readonly parts: readonly ModelPart[]
  /** Empty if it has one look. */
  readonly variants: readonly string[]
}

export async function modelIo(): Promise<NodeIO> {
  await MeshoptDecoder.ready
  return new NodeIO()
    .registerExtensions([
      EXTMeshoptCompression,
      KHRMaterialsSheen,
      KHRMaterialsSpecular,
      KHRMaterialsVariants,
      KHRMeshQuantization,
      KHRTextureTransform,
    ])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
}

const VARIANTS = 'KHR_materials_variants'

function partsOf(document: Document): ModelPart[] {
  const root = document.getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  const parts: ModelPart[] = []
  scene?.traverse((node: Node) => {
    const mesh: Mesh | null = node.getMesh()
    for (const primitive of mesh?.listPrimitives() ?? []) parts.push({ primitive, matrix: node.getWorldMatrix() })
  })
  return parts
}

function variantsOf(document: Document): string[] {
  const extension = document
    .getRoot()
    .listExtensionsUsed()
    .find(({ extensionName }) => extensionName === VARIANTS)
  return extension instanceof KHRMaterialsVariants ? extension.listVariants().map((variant) => variant.getName()) : []
}

function checkPrimitive({ primitive }: ModelPart): void {
  const positions = primitive.getAttribute('POSITION')
  const count = positions?.getCount() ?? 0
  const indices = primitive.getIndices()?.getArray()
  if (indices?.some((at) => at >= count)) throw new ModelError('has a triangle with a corner that is missing')
  if ((indices?.length ?? count) % 3 !== 0) throw new ModelError('has a triangle that is not whole')
  for (const name of ['NORMAL', 'TEXCOORD_0']) {
    const attribute = primitive.getAttribute(name)
    if (attribute && attribute.getCount() !== count)
      throw new ModelError(`has another number of ${name} than of corners`)
  }
  if (primitive.getAttribute('NORMAL') === null)
    throw new ModelError('has no normals, so light would not show its shape')
}

const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
}

function checkTextures(document: Document): void {
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage()
    const signature = SIGNATURES[texture.getMimeType()]
    if (!image || !signature?.every((byte, at) => image[at] === byte))
      throw new ModelError('has a picture that is neither JPEG nor PNG')
  }
}

/** Throws a `ModelError` if the shop can't show it. */
export async function readModel(file: Buffer): Promise<ReadModel> {
  checkContainer(file)
  const io = await modelIo()
  const document = await io.readBinary(file).catch((error: unknown) => {
    throw new ModelError(`can't be read: ${error instanceof Error ? error.message.slice(0, 120) : 'broken'}`)
  })
  const parts = partsOf(document)
  if (parts.length === 0) throw new ModelError('shows nothing')
  for (const part of parts) checkPrimitive(part)
  checkTextures(document)
  return { document, parts, variants: variantsOf(document) }
}

/** The colour of the file that a product means: what it names, or the only one. */
export function chooseVariant({ variants }: ReadModel, wanted: string | undefined): string | undefined {
  if (wanted !== undefined && !variants.includes(wanted))
    throw new ModelError(`the model has no colour ${wanted}; it has ${variants.join(', ') || 'one look'}`, 'variant')
  if (wanted === undefined && variants.length > 1)
    throw new ModelError(`is missing: the model has ${variants.join(', ')}`, 'variant')
  return wanted ?? variants[0]
}

/** What a part is made of in a colour. */
export function materialIn({ primitive }: ModelPart, variant: string | undefined): Material {
  const list = primitive.getExtension<MappingList>(VARIANTS)
  const mapping = list?.listMappings().find((each) => each.listVariants().some((name) => name.getName() === variant))
  const material = list && variant !== undefined ? mapping?.getMaterial() : primitive.getMaterial()
  if (!material) throw new ModelError(`a part has no material in the colour ${variant ?? 'it has'}`, 'variant')
  return material
}
