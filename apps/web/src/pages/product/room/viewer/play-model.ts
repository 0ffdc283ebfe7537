import type { ShownModel } from '@firkant/domain/models-3d/ar-links.ts'
import type { ModelMemory } from '../model-memory.ts'
import { FIRST_VIEW, moveView, type View } from './camera.ts'
import { createModelStage, openCanvas, type ModelStage } from './model-stage.ts'

export type StageState = 'loading' | 'shown' | 'failed' | 'unable'

interface PlayOptions extends Pick<ShownModel, 'design' | 'variant'> {
  readonly memory: ModelMemory
  readonly onState: (state: StageState) => void
  readonly reportError: (error: unknown) => void
}

export interface PlayedModel {
  readonly move: (by: Partial<View>) => void
  readonly end: () => void
}

const SECOND_MS = 1000
const FULL_TURN_S = 40
const STILL = '(prefers-reduced-motion: reduce)'

async function loadModel(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The model answered ${response.status}`)
  return response.arrayBuffer()
}

/** Turns slowly by itself until somebody turns it; not for visitors who want less motion. */
function createTurning(memory: ModelMemory, draw: () => void) {
  let frame = 0
  let last = 0
  const step = (now: number): void => {
    memory.view = moveView(memory.view ?? FIRST_VIEW, { turn: ((now - last) / SECOND_MS / FULL_TURN_S) * 2 * Math.PI })
    last = now
    draw()
    frame = requestAnimationFrame(step)
  }
  return {
    begin() {
      if (memory.isTouched || window.matchMedia(STILL).matches) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** Loads a model and shows it on a canvas, until `end`. */
export function playModel(canvas: HTMLCanvasElement, options: PlayOptions): PlayedModel {
  const { design, variant, memory, onState, reportError } = options
  const leaving = new AbortController()
  const { signal } = leaving
  let stage: ModelStage | undefined
  const draw = () => stage?.draw(memory.view ?? FIRST_VIEW, variant)
  const turning = createTurning(memory, draw)
  const resized = new ResizeObserver(draw)
  const gl = openCanvas(canvas)

  async function show(context: WebGL2RenderingContext): Promise<void> {
    const file = await loadModel(design, signal)
    const made = await createModelStage(context, canvas, file)
    if (signal.aborted) return
    stage = made
    onState('shown')
    resized.observe(canvas)
    draw()
    turning.begin()
  }

  if (gl) {
    onState('loading')
    canvas.addEventListener('webglcontextlost', () => onState('failed'), { signal })
    show(gl).catch((error: unknown) => {
      if (signal.aborted) return
      onState('failed')
      reportError(error)
    })
  } else onState('unable')

  return {
    move(by) {
      turning.stop()
      memory.isTouched = true
      memory.view = moveView(memory.view ?? FIRST_VIEW, by)
      requestAnimationFrame(draw)
    },
    end() {
      leaving.abort()
      resized.disconnect()
      turning.stop()
      // The card has few contexts; the next canvas is a new one.
      gl?.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
