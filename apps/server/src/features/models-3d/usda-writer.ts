import type { Material } from '@gltf-transform/core'
import { boxOf, UNITS_PER_METRE, type PlacedPart } from './model-geometry.ts'
import { materialIn } from './read-model.ts'
import { createTextureFiles, usdaMaterial, UV_STEPS } from './usda-materials.ts'

/** Writes a model as USD text: whole numbers in tenths of a millimetre, which a scale turns into metres. */
const NORMAL_STEPS = 100

function tuples(values: ArrayLike<number>, size: 2 | 3, written: (value: number, axis: number) => string): string {
  const texts: string[] = []
  for (let at = 0; at < values.length; at += size) {
    const first = `${written(values[at] ?? 0, 0)},${written(values[at + 1] ?? 0, 1)}`
    texts.push(size === 2 ? `(${first})` : `(${first},${written(values[at + 2] ?? 0, 2)})`)
  }
  return texts.join(',')
}

/** `-0.25` as `-.25`: there are tens of thousands of them. */
const SHORT_NORMALS = Array.from({ length: 2 * NORMAL_STEPS + 1 }, (_, step) =>
  String((step - NORMAL_STEPS) / NORMAL_STEPS).replace('0.', '.'),
)
const shortNormal = (value: number) => SHORT_NORMALS[Math.round(value * NORMAL_STEPS) + NORMAL_STEPS] ?? '0'
const uvStep = (value: number, axis: number) => String(Math.round((axis === 0 ? value : 1 - value) * UV_STEPS))

/** The shape of a part: the same in all colours. */
export function usdaShape(placed: PlacedPart): string {
  const { points, normals, uvs, indices } = placed
  const { min, max } = boxOf([placed])
  const triangles = indices.length / 3
  const corners = uvs && `\n      texCoord2f[] primvars:st = [${tuples(uvs, 2, uvStep)}] (interpolation = "vertex")`
  return `
      uniform token subdivisionScheme = "none"
      uniform bool doubleSided = 1
      float3[] extent = [(${min.join(',')}),(${max.join(',')})]
      int[] faceVertexCounts = [${Array.from({ length: triangles }, () => '3').join(',')}]
      int[] faceVertexIndices = [${Array.from(indices).join(',')}]
      point3f[] points = [${tuples(points, 3, String)}]
      normal3f[] normals = [${tuples(normals, 3, shortNormal)}] (interpolation = "vertex")${corners ?? ''}`
}

export interface ShapedPart {
  readonly placed: PlacedPart
  readonly shape: string
}

const HEAD = `#usda 1.0
(
  defaultPrim = "Model"
  metersPerUnit = 1
  upAxis = "Y"
)

def Xform "Model" (
  kind = "component"
)
{
  float3 xformOp:scale = (${1 / UNITS_PER_METRE}, ${1 / UNITS_PER_METRE}, ${1 / UNITS_PER_METRE})
  uniform token[] xformOpOrder = ["xformOp:scale"]
`

/** The scene in one colour, and the pictures that it refers to. */
export function writeUsda(parts: readonly ShapedPart[], variant: string | undefined) {
  const files = createTextureFiles()
  const paths = new Map<Material, string>()
  const meshes = parts.map(({ placed, shape }, index) => {
    const material = materialIn(placed.part, variant)
    const path = paths.get(material) ?? `/Model/Materials/Material${paths.size}`
    paths.set(material, path)
    return `
    def Mesh "Part${index}" (
      prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
      rel material:binding = <${path}>${shape}
    }`
  })
  const materials = [...paths].map(([material, path]) => usdaMaterial(material, { path, files }))
  const text = `${HEAD}
  def Scope "Materials"
  {${materials.join('')}
  }
  def Xform "Parts"
  {${meshes.join('')}
  }
}
`
  return { text, textures: files.entries() }
}
