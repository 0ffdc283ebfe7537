import { sightOf, type View } from './camera.ts'
import { boundsOf, listPieces, materialOf, readGlb } from './read-glb.ts'
import { FRAGMENT_SHADER, SHADOW_FRAGMENT_SHADER, SHADOW_VERTEX_SHADER, VERTEX_SHADER } from './shaders.ts'
import { buildProgram, createPieces, createTextures, setMaterial } from './surface.ts'

/** A model on a canvas. */
export interface ModelStage {
  readonly draw: (view: View, variant: string | undefined) => void
}

/** Sharper than this costs more than it shows. */
const MAX_PIXELS_PER_POINT = 2
const SHADOW_CORNERS = 4
const SHADOW_SPREAD = 0.62

const createPlaces = (gl: WebGL2RenderingContext, program: WebGLProgram) => {
  const known = new Map<string, WebGLUniformLocation | null>()
  return (name: string) => {
    if (!known.has(name)) known.set(name, gl.getUniformLocation(program, name))
    return known.get(name) ?? null
  }
}

/** Undefined if the browser has no WebGL, or no more of it. */
export const openCanvas = (canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined =>
  canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'low-power' }) ?? undefined

function fitCanvas(gl: WebGL2RenderingContext, canvas: HTMLCanvasElement): number {
  const density = Math.min(MAX_PIXELS_PER_POINT, window.devicePixelRatio)
  const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)]
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  gl.viewport(0, 0, width, height)
  return width / Math.max(1, height)
}

export async function createModelStage(
  gl: WebGL2RenderingContext,
  canvas: HTMLCanvasElement,
  file: ArrayBuffer,
): Promise<ModelStage> {
  const glb = readGlb(file)
  const { description } = glb
  const pieces = listPieces(description)
  const bounds = boundsOf(pieces, description)
  const textures = await createTextures(gl, glb)
  const body = buildProgram(gl, VERTEX_SHADER, FRAGMENT_SHADER)
  const shadow = buildProgram(gl, SHADOW_VERTEX_SHADER, SHADOW_FRAGMENT_SHADER)
  const [inBody, inShadow] = [createPlaces(gl, body), createPlaces(gl, shadow)]
  const drawn = createPieces(gl, glb, pieces)
  const { min, max } = bounds
  const half = [(max[0] - min[0]) / 2 / SHADOW_SPREAD, (max[2] - min[2]) / 2 / SHADOW_SPREAD] as const

  function drawShadow(projection: Float32Array<ArrayBuffer>): void {
    gl.useProgram(shadow)
    gl.enable(gl.BLEND)
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
    gl.depthMask(false)
    gl.uniformMatrix4fv(inShadow('projection'), false, projection)
    gl.uniform4f(inShadow('area'), (min[0] + max[0]) / 2, (min[2] + max[2]) / 2, half[0], half[1])
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, SHADOW_CORNERS)
    gl.depthMask(true)
    gl.disable(gl.BLEND)
  }

  function draw(view: View, variant: string | undefined): void {
    const { eye, projection } = sightOf(view, bounds, fitCanvas(gl, canvas))
    gl.enable(gl.DEPTH_TEST)
    gl.clearColor(0, 0, 0, 0)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    drawShadow(projection)
    gl.useProgram(body)
    gl.uniformMatrix4fv(inBody('projection'), false, projection)
    gl.uniform3fv(inBody('eye'), [...eye])
    for (const { piece, vertices, count, indexType, indexOffset } of drawn) {
      setMaterial(gl, inBody, { material: materialOf(piece, description, variant), textures })
      gl.uniformMatrix4fv(inBody('place'), false, piece.matrix)
      gl.bindVertexArray(vertices)
      if (indexType === undefined) gl.drawArrays(gl.TRIANGLES, 0, count)
      else gl.drawElements(gl.TRIANGLES, count, indexType, indexOffset)
    }
    gl.bindVertexArray(null)
  }

  return { draw }
}
