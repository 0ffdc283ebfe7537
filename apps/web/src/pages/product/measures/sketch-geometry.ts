import type { Measurement } from '@firkant/domain/page/models/product-model.ts'

export interface Ruler {
  readonly kind: 'width' | 'depth' | 'height'
  readonly path: string
  readonly value: number
  /** Centre of its number. */
  readonly x: number
  readonly y: number
  readonly turn?: number
}

export interface Sketch {
  readonly outline: string
  readonly rulers: readonly Ruler[]
}

/** Drawing area within 480 × 270, with the rulers around it. */
const FRAME = { left: 60, top: 34, width: 330, height: 176 } as const
const RULER_GAP = 22
const TICK = 6
/** Oblique projection: depth runs back at this slope, shortened. */
const DEPTH = { x: 0.42, y: 0.24 } as const
const ELLIPSE = 0.16

const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

function across(ruler: Omit<Ruler, 'path' | 'x' | 'y'>, line: { x: number; y: number; length: number }): Ruler {
  const { x, y, length } = line
  const path = `M${at(x, y - TICK)}v${2 * TICK}M${at(x, y)}h${round(length)}m0 ${-TICK}v${2 * TICK}`
  return { ...ruler, path, x: round(x + length / 2), y: round(y) }
}

function along(ruler: Omit<Ruler, 'path' | 'x' | 'y'>, line: { x: number; y: number; length: number }): Ruler {
  const { x, y, length } = line
  const path = `M${at(x - TICK, y)}h${2 * TICK}M${at(x, y)}v${round(length)}m${-TICK} 0h${2 * TICK}`
  return { ...ruler, path, x: round(x), y: round(y + length / 2), turn: -90 }
}

interface Size {
  readonly width: number
  readonly depth: number
  readonly height: number
}

function boxSketch({ width, depth, height }: Size): Sketch {
  const scale = Math.min(FRAME.width / (width + depth * DEPTH.x), FRAME.height / (height + depth * DEPTH.y))
  const [w, h, dx, dy] = [width * scale, height * scale, depth * DEPTH.x * scale, depth * DEPTH.y * scale]
  const x = FRAME.left + (FRAME.width - w - dx) / 2
  const y = FRAME.top + FRAME.height - h
  const front = `M${at(x, y)}h${round(w)}v${round(h)}h${round(-w)}z`
  const back = `M${at(x, y)}l${at(dx, -dy)}h${round(w)}v${round(h)}l${at(-dx, dy)}M${at(x + w, y)}l${at(dx, -dy)}`
  const rulers: Ruler[] = [
    across({ kind: 'width', value: width }, { x, y: y + h + RULER_GAP, length: w }),
    along({ kind: 'height', value: height }, { x: x + w + dx + RULER_GAP, y: y - dy, length: h }),
  ]
  if (depth > 0) {
    const [rx, ry] = [x - RULER_GAP / 2, y - RULER_GAP / 2]
    const path = `M${at(rx - 4, ry - 4)}l8 8M${at(rx, ry)}l${at(dx, -dy)}m-4 -4l8 8`
    rulers.push({ kind: 'depth', value: depth, path, x: round(rx + dx / 2 - 16), y: round(ry - dy / 2 - 9) })
  }
  return { outline: front + back, rulers }
}

function roundSketch(diameter: number, height: number): Sketch {
  const scale = Math.min(FRAME.width / diameter, FRAME.height / (height + diameter * ELLIPSE))
  const [rx, h] = [(diameter * scale) / 2, height * scale]
  const ry = rx * ELLIPSE
  const x = FRAME.left + FRAME.width / 2 - rx
  const y = FRAME.top + FRAME.height - h - ry
  const arc = (sweep: 0 | 1) => `a${at(rx, ry)} 0 0 ${sweep} ${round(2 * rx)} 0`
  const outline = `M${at(x, y)}${arc(1)}M${at(x, y)}${arc(0)}v${round(h)}M${at(x, y)}v${round(h)}${arc(0)}`
  return {
    outline,
    rulers: [
      across({ kind: 'width', value: diameter }, { x, y: y + h + ry + RULER_GAP, length: 2 * rx }),
      along({ kind: 'height', value: height }, { x: x + 2 * rx + RULER_GAP, y, length: h }),
    ],
  }
}

/** Undefined without a width and a height. */
export function sketchOf(measurements: readonly Measurement[]): Sketch | undefined {
  const find = (wanted: Measurement['kind']) => measurements.find(({ kind }) => kind === wanted)?.value
  const [width, height, diameter] = [find('width'), find('height') ?? find('thickness'), find('diameter')]
  if (height === undefined || height <= 0) return undefined
  if (diameter !== undefined && diameter > 0) return roundSketch(diameter, height)
  return width !== undefined && width > 0 ? boxSketch({ width, height, depth: find('depth') ?? 0 }) : undefined
}
