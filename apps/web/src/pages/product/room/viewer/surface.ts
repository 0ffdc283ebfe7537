import type { Accessor, Glb, Material, Piece } from './read-glb.ts'

/** What a model needs on the graphics card. Everything is freed with the context. */
export interface DrawnPiece {
  readonly piece: Piece
  readonly vertices: WebGLVertexArrayObject
  readonly count: number
  /** Undefined: its corners follow each other. */
  readonly indexType: number | undefined
  /** Where its indices begin: pieces share a buffer. */
  readonly indexOffset: number
}

export function buildProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) continue
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  for (const [place, name] of ATTRIBUTES.entries()) gl.bindAttribLocation(program, place, name.inShader)
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`The program of the 3D view is broken: ${gl.getProgramInfoLog(program)}`)
  return program
}

const ATTRIBUTES = [
  { inFile: 'POSITION', inShader: 'position', size: 3 },
  { inFile: 'NORMAL', inShader: 'normal', size: 3 },
  { inFile: 'TEXCOORD_0', inShader: 'uv', size: 2 },
]

export function createPieces(
  gl: WebGL2RenderingContext,
  { description, viewBytes }: Glb,
  pieces: readonly Piece[],
): DrawnPiece[] {
  const buffers = new Map<string, WebGLBuffer>()
  const bufferOf = (target: number, view: number) => {
    const name = `${target}:${view}`
    const known = buffers.get(name)
    const buffer = known ?? gl.createBuffer()
    gl.bindBuffer(target, buffer)
    if (!known) gl.bufferData(target, viewBytes(view), gl.STATIC_DRAW)
    buffers.set(name, buffer)
  }
  return pieces.map((piece) => {
    const vertices = gl.createVertexArray()
    gl.bindVertexArray(vertices)
    const { attributes, indices } = piece.primitive
    for (const [place, { inFile, size }] of ATTRIBUTES.entries()) {
      const accessor: Accessor | undefined = description.accessors[attributes[inFile] ?? -1]
      if (!accessor) continue
      const { bufferView, componentType, normalized = false, byteOffset = 0 } = accessor
      bufferOf(gl.ARRAY_BUFFER, bufferView)
      gl.enableVertexAttribArray(place)
      const stride = description.bufferViews[bufferView]?.byteStride ?? 0
      gl.vertexAttribPointer(place, size, componentType, normalized, stride, byteOffset)
    }
    const order = description.accessors[indices ?? -1]
    if (order) bufferOf(gl.ELEMENT_ARRAY_BUFFER, order.bufferView)
    gl.bindVertexArray(null)
    const corners = description.accessors[attributes.POSITION ?? -1]?.count ?? 0
    return {
      piece,
      vertices,
      count: order?.count ?? corners,
      indexType: order?.componentType,
      indexOffset: order?.byteOffset ?? 0,
    }
  })
}

export type Textures = (texture: number, kind: 'colour' | 'relief') => WebGLTexture

/** Pictures are unpacked beside the page's own work, all before the first is shown. */
export async function createTextures(gl: WebGL2RenderingContext, { description, viewBytes }: Glb): Promise<Textures> {
  const pictures = await Promise.all(
    (description.images ?? []).map(({ bufferView, mimeType }) =>
      createImageBitmap(new Blob([viewBytes(bufferView)], { type: mimeType }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      }),
    ),
  )
  const made = new Map<string, WebGLTexture>()
  return (texture, kind) => {
    const source = description.textures?.[texture]?.source ?? -1
    const picture = pictures[source]
    const known = made.get(`${source}:${kind}`)
    if (known || !picture) return known ?? gl.createTexture()
    const created = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, created)
    gl.texImage2D(gl.TEXTURE_2D, 0, kind === 'colour' ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    made.set(`${source}:${kind}`, created)
    return created
  }
}

const WHOLE = { offset: [0, 0], scale: [1, 1] }

export function setMaterial(
  gl: WebGL2RenderingContext,
  place: (name: string) => WebGLUniformLocation | null,
  { material, textures }: { material: Material; textures: Textures },
): void {
  const { pbrMetallicRoughness: { baseColorFactor, baseColorTexture, metallicFactor = 1, roughnessFactor = 1 } = {} } =
    material
  gl.uniform4fv(place('colour'), baseColorFactor ?? [1, 1, 1, 1])
  gl.uniform3fv(place('emissive'), material.emissiveFactor ?? [0, 0, 0])
  gl.uniform1f(place('metallic'), metallicFactor)
  gl.uniform1f(place('roughness'), roughnessFactor)
  gl.uniform1i(place('hasHoles'), material.alphaMode && material.alphaMode !== 'OPAQUE' ? 1 : 0)
  for (const [unit, kind, use] of [
    [0, 'colour', baseColorTexture],
    [1, 'relief', material.normalTexture],
  ] as const) {
    gl.uniform1i(place(kind === 'colour' ? 'hasColour' : 'hasRelief'), use ? 1 : 0)
    if (!use) continue
    const { offset = WHOLE.offset, scale = WHOLE.scale } = use.extensions?.KHR_texture_transform ?? WHOLE
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, textures(use.index, kind))
    gl.uniform1i(place(`${kind}Map`), unit)
    gl.uniform4f(place(`${kind}Place`), offset[0] ?? 0, offset[1] ?? 0, scale[0] ?? 1, scale[1] ?? 1)
    gl.uniform1f(place('relief'), material.normalTexture?.scale ?? 1)
  }
}
