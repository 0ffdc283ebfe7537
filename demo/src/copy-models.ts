import { readFileSync, readdirSync, writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NodeIO, type Document, type Primitive, type TypedArray } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions'
import { MeshoptEncoder } from 'meshoptimizer'

/**
 * Writes models/** and catalogue/models.json from a folder of GLB files, one for each design: in exactly the measures of the
 * catalogue, which rounds to centimetres, standing on the floor, compressed. `node demo/src/copy-models.ts FOLDER`
 */
const ROOT = join(import.meta.dirname, '..')
/** What the catalogue's rounding explains; others have another shape than the product (a folded throw) and stay out. */
const MAX_ROUNDING_M = 0.006

interface Measures {
  readonly designKey: string
  readonly dimensionsCm: { readonly w: number; readonly h: number; readonly d: number }
}

function boxOf(document: Document): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  const at: number[] = [0, 0, 0]
  for (const node of document.getRoot().listNodes())
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const positions = primitive.getAttribute('POSITION')
      const matrix = node.getWorldMatrix()
      for (let index = 0; index < (positions?.getCount() ?? 0); index += 1) {
        positions?.getElement(index, at)
        for (const axis of [0, 1, 2]) {
          const value =
            (matrix[axis] ?? 0) * (at[0] ?? 0) +
            (matrix[axis + 4] ?? 0) * (at[1] ?? 0) +
            (matrix[axis + 8] ?? 0) * (at[2] ?? 0) +
            (matrix[axis + 12] ?? 0)
          min[axis] = Math.min(min[axis] ?? 0, value)
          max[axis] = Math.max(max[axis] ?? 0, value)
        }
      }
    }
  return { min, max }
}

/** Whether it is the product, but for rounding; then it has exactly its measures, in the middle of the floor. */
function fit(document: Document, { w, h, d }: Measures['dimensionsCm']): boolean {
  const box = boxOf(document)
  const size = box.max.map((max, axis) => max - (box.min[axis] ?? 0))
  const wanted = [w / 100, h / 100, d / 100]
  if (size.some((length, axis) => Math.abs(length - (wanted[axis] ?? 0)) > MAX_ROUNDING_M)) return false
  const scale = wanted.map((length, axis) => length / (size[axis] ?? 1))
  for (const node of document.getRoot().listNodes()) {
    node.setScale(node.getScale().map((value, axis) => value * (scale[axis] ?? 1)) as [number, number, number])
    const moved = node.getTranslation().map((value, axis) => {
      const [min = 0, max = 0] = [box.min[axis], box.max[axis]]
      return (value - (axis === 1 ? min : (min + max) / 2)) * (scale[axis] ?? 1)
    })
    node.setTranslation(moved as [number, number, number])
  }
  return true
}

/** In the order in which a graphics card reads them: neighbours are alike, and compress better. */
function reorder(primitive: Primitive): void {
  const indices = primitive.getIndices()
  if (!indices) return
  const order = new Uint32Array(indices.getArray() ?? [])
  const [places, count] = MeshoptEncoder.reorderMesh(order, true, true)
  indices.setArray(count < 2 ** 16 ? new Uint16Array(order) : order)
  for (const attribute of primitive.listAttributes()) {
    const size = attribute.getElementSize()
    const from = attribute.getArray()
    if (!from) continue
    const to = new (from.constructor as new (length: number) => TypedArray)(count * size)
    for (const [index, place] of places.entries())
      if (place < count) to.set(from.subarray(index * size, (index + 1) * size), place * size)
    attribute.setArray(to)
  }
}

async function copyModels(folder: string): Promise<void> {
  await MeshoptEncoder.ready
  const io = new NodeIO()
    .registerExtensions([
      EXTMeshoptCompression,
      KHRMaterialsSheen,
      KHRMaterialsSpecular,
      KHRMaterialsVariants,
      KHRMeshQuantization,
      KHRTextureTransform,
    ])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  const catalogue = JSON.parse(readFileSync(join(ROOT, 'catalogue/catalogue.json'), 'utf8')) as Measures[]
  const to = join(ROOT, 'models')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to)
  const copied: string[] = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.glb'))) {
    const designKey = name.slice(0, -'.glb'.length)
    const product = catalogue.find((each) => each.designKey === designKey)
    const document = await io.read(join(folder, name))
    if (!product || !fit(document, product.dimensionsCm)) {
      console.log(`${designKey}: left out`)
      continue
    }
    for (const mesh of document.getRoot().listMeshes()) mesh.listPrimitives().forEach(reorder)
    document.createExtension(EXTMeshoptCompression).setRequired(true).setEncoderOptions({
      method: EXTMeshoptCompression.EncoderMethod.QUANTIZE,
    })
    writeFileSync(join(to, name), await io.writeBinary(document))
    copied.push(designKey)
  }
  writeFileSync(join(ROOT, 'catalogue/models.json'), `${JSON.stringify(copied, null, 1)}\n`)
}

await copyModels(process.argv[2] ?? '')
