import type { Material, Texture, TextureInfo } from '@gltf-transform/core'
import type { Transform } from '@gltf-transform/extensions'
import { ModelError } from './model-error.ts'

/** Texture coordinates are written as whole numbers of this part. */
export const UV_STEPS = 10_000

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }
const digits = (value: number) => String(Number(value.toPrecision(7)))
const list = (values: readonly number[]) => `(${values.map(digits).join(', ')})`

/** Names the pictures of a model in the order in which they are met: nothing of the file's own words gets into USDA. */
export function createTextureFiles() {
  const files = new Map<Texture, string>()
  return {
    fileOf(texture: Texture): string {
      const known = files.get(texture)
      if (known !== undefined) return known
      const name = `textures/t${files.size}.${ENDINGS[texture.getMimeType()] ?? 'jpg'}`
      files.set(texture, name)
      return name
    },
    entries: () => [...files].map(([texture, name]) => ({ name, bytes: texture.getImage() ?? new Uint8Array() })),
  }
}
export type TextureFiles = ReturnType<typeof createTextureFiles>

interface UsedTexture {
  readonly name: string
  readonly path: string
  readonly file: string
  readonly info: TextureInfo | null
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
}

const WRAPS: Readonly<Record<number, string>> = { 10_497: 'repeat', 33_071: 'clamp', 33_648: 'mirror' }

/** glTF turns v downwards, USD upwards. */
function placement(info: TextureInfo | null): string[] {
  const transform = info?.getExtension<Transform>('KHR_texture_transform')
  if (transform && transform.getRotation() !== 0) throw new ModelError('has a picture that is turned on its surface')
  const [x = 0, y = 0] = transform?.getOffset() ?? [0, 0]
  const [width = 1, height = 1] = transform?.getScale() ?? [1, 1]
  return [
    `float2 inputs:scale = ${list([width / UV_STEPS, height / UV_STEPS])}`,
    `float2 inputs:translation = ${list([x, 1 - y - height])}`,
  ]
}

function textureShaders({ name, path, file, info, inputs, outputs }: UsedTexture): string {
  const wrap = (mode: number | undefined) => WRAPS[mode ?? 10_497] ?? 'repeat'
  return `
      def Shader "${name}Place"
      {
        uniform token info:id = "UsdTransform2d"
        float2 inputs:in.connect = <${path}/Corners.outputs:result>
        float inputs:rotation = 0
        ${placement(info).join('\n        ')}
        float2 outputs:result
      }
      def Shader "${name}"
      {
        uniform token info:id = "UsdUVTexture"
        asset inputs:file = @${file}@
        float2 inputs:st.connect = <${path}/${name}Place.outputs:result>
        token inputs:wrapS = "${wrap(info?.getWrapS())}"
        token inputs:wrapT = "${wrap(info?.getWrapT())}"
        ${[...inputs, ...outputs].join('\n        ')}
      }`
}

/** Opacity below half is a hole: Quick Look sorts no half-clear surfaces. */
const HOLE_BELOW = 0.5

function colourLines(material: Material, path: string, files: TextureFiles) {
  const [red = 1, green = 1, blue = 1, alpha = 1] = material.getBaseColorFactor()
  const texture = material.getBaseColorTexture()
  const isClear = material.getAlphaMode() !== 'OPAQUE'
  if (!texture) {
    const opacity = isClear ? [`float inputs:opacity = ${digits(alpha)}`] : []
    return { surface: [`color3f inputs:diffuseColor = ${list([red, green, blue])}`, ...opacity], shaders: '' }
  }
  const holes = isClear
    ? [`float inputs:opacity.connect = <${path}/Colour.outputs:a>`, `float inputs:opacityThreshold = ${HOLE_BELOW}`]
    : []
  return {
    surface: [`color3f inputs:diffuseColor.connect = <${path}/Colour.outputs:rgb>`, ...holes],
    shaders: textureShaders({
      name: 'Colour',
      path,
      file: files.fileOf(texture),
      info: material.getBaseColorTextureInfo(),
      inputs: [`float4 inputs:scale = ${list([red, green, blue, alpha])}`, 'token inputs:sourceColorSpace = "sRGB"'],
      outputs: ['float3 outputs:rgb', ...(isClear ? ['float outputs:a'] : [])],
    }),
  }
}

function reliefLines(material: Material, path: string, files: TextureFiles) {
  const texture = material.getNormalTexture()
  if (!texture) return { surface: [], shaders: '' }
  const strength = material.getNormalScale()
  return {
    surface: [`normal3f inputs:normal.connect = <${path}/Relief.outputs:rgb>`],
    shaders: textureShaders({
      name: 'Relief',
      path,
      file: files.fileOf(texture),
      info: material.getNormalTextureInfo(),
      inputs: [
        `float4 inputs:scale = ${list([2 * strength, 2 * strength, 2, 1])}`,
        `float4 inputs:bias = ${list([-strength, -strength, -1, 0])}`,
        'token inputs:sourceColorSpace = "raw"',
      ],
      outputs: ['float3 outputs:rgb'],
    }),
  }
}

/** A material as `UsdPreviewSurface`, the one kind that every viewer of USDZ knows. */
export function usdaMaterial(material: Material, { path, files }: { path: string; files: TextureFiles }): string {
  const [colour, relief] = [colourLines(material, path, files), reliefLines(material, path, files)]
  const surface = [
    ...colour.surface,
    ...relief.surface,
    `color3f inputs:emissiveColor = ${list(material.getEmissiveFactor())}`,
    `float inputs:metallic = ${digits(material.getMetallicFactor())}`,
    `float inputs:roughness = ${digits(material.getRoughnessFactor())}`,
  ]
  const corners = `
      def Shader "Corners"
      {
        uniform token info:id = "UsdPrimvarReader_float2"
        string inputs:varname = "st"
        float2 outputs:result
      }`
  const shaders = colour.shaders + relief.shaders
  return `
    def Material "${path.slice(path.lastIndexOf('/') + 1)}"
    {
      token outputs:surface.connect = <${path}/Surface.outputs:surface>
      def Shader "Surface"
      {
        uniform token info:id = "UsdPreviewSurface"
        ${surface.join('\n        ')}
        token outputs:surface
      }${shaders === '' ? '' : corners + shaders}
    }`
}
