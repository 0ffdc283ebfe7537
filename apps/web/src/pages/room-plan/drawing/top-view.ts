import type { PlanPiece } from '@firkant/domain/room-plan/room-plan.ts'

/** A piece of furniture seen from above, its back upwards, around its middle. */
export interface TopView {
  readonly outline: string
  /** Lines within it that say what it is. */
  readonly lines: string
}

const round = (value: number) => Math.round(value)

type Sides = readonly [x: number, y: number, width: number, height: number]

function box([x, y, width, height]: Sides, radius = 0): string {
  const r = round(Math.min(radius, width / 2, height / 2))
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)]
  const arcs = [`${r} 0 ${r} ${r}`, `0 ${r} -${r} ${r}`, `-${r} 0 -${r} -${r}`, `0 -${r} ${r} -${r}`].map(
    (to) => `q${to}`,
  )
  return `M${round(x + r)} ${round(y)}h${w}${arcs[0]}v${h}${arcs[1]}h-${w}${arcs[2]}v-${h}${arcs[3]}z`
}

function disc(radius: number): string {
  const r = round(radius)
  return `M-${r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 -${2 * r} 0z`
}

const share = (from: number, length: number, count: number) =>
  Array.from({ length: count - 1 }, (_, index) => round(from + (length * (index + 1)) / count))

type Draw = (size: { readonly w: number; readonly d: number }) => TopView

/** Arms, a back, and a cushion for each place. */
const seat: Draw = ({ w, d }) => {
  const arm = Math.min(220, w * 0.14)
  const back = Math.min(260, d * 0.26)
  const inner = w - 2 * arm
  const places = Math.max(1, Math.round(inner / 650))
  const [left, top] = [-w / 2 + arm, -d / 2 + back]
  const seams = share(left, inner, places).map((x) => `M${x} ${round(top)}v${round(d - back)}`)
  return {
    outline: box([-w / 2, -d / 2, w, d], 90),
    lines: `M${round(left)} ${round(d / 2)}V${round(top)}H${round(-left)}V${round(d / 2)}${seams.join('')}`,
  }
}

const bed: Draw = ({ w, d }) => {
  const pillows = w >= 1300 ? 2 : 1
  const width = (w - 160) / pillows
  const each = Array.from({ length: pillows }, (_, index) =>
    box([-w / 2 + 80 + index * width + 40, -d / 2 + 180, width - 80, Math.min(420, d * 0.2)], 110),
  )
  const fold = round(-d / 2 + 180 + Math.min(420, d * 0.2) + 140)
  return {
    outline: box([-w / 2, -d / 2, w, d], 50),
    lines: `M${round(-w / 2)} ${round(-d / 2 + 100)}h${round(w)}M${round(-w / 2)} ${fold}h${round(w)}${each.join('')}`,
  }
}

const chair: Draw = ({ w, d }) => ({
  outline: box([-w / 2, -d / 2, w, d], w * 0.28),
  lines: `M${round(-w * 0.38)} ${round(-d * 0.28)}q${round(w * 0.38)} ${round(-d * 0.2)} ${round(w * 0.76)} 0`,
})

const table: Draw = ({ w, d }) => ({
  outline: box([-w / 2, -d / 2, w, d], 40),
  lines: box([-w / 2 + 45, -d / 2 + 45, Math.max(10, w - 90), Math.max(10, d - 90)], 20),
})

const storage: Draw = ({ w, d }) => {
  const doors = share(-w / 2, w, Math.max(1, Math.round(w / 480))).map((x) => `M${x} ${round(d / 2 - 30)}v30`)
  return {
    outline: box([-w / 2, -d / 2, w, d], 12),
    lines: `M${round(-w / 2)} ${round(d / 2 - 30)}h${round(w)}${doors.join('')}M${round(-w / 2)} ${round(-d / 2)}L${round(w / 2)} ${round(d / 2 - 30)}`,
  }
}

const rug: Draw = ({ w, d }) => ({
  outline: box([-w / 2, -d / 2, w, d], 0),
  lines: [70, 130]
    .map((edge) => box([-w / 2 + edge, -d / 2 + edge, Math.max(10, w - 2 * edge), Math.max(10, d - 2 * edge)]))
    .join(''),
})

const lamp: Draw = ({ w, d }) => {
  const r = round(Math.min(w, d) / 4)
  return {
    outline: box([-w / 2, -d / 2, w, d], Math.min(w, d) / 2),
    lines: `${disc(r)}M-${r} 0h${2 * r}M0 -${r}v${2 * r}`,
  }
}

const VIEWS: Readonly<Record<string, Draw>> = {
  sofa: seat,
  armchair: seat,
  outdoor: table,
  bed,
  'dining-chair': chair,
  'bar-stool': chair,
  'office-chair': chair,
  'floor-lamp': lamp,
  plant: lamp,
  rug,
  sideboard: storage,
  tv: storage,
  chest: storage,
  bookcase: storage,
  wardrobe: storage,
  console: storage,
  bedside: storage,
}

/** Drawn from its measures, as a plan of a flat has it. */
export function topView(family: string, { widthMm: w, depthMm: d, isRound }: PlanPiece): TopView {
  if (isRound) return { outline: disc(w / 2), lines: disc(Math.max(20, w / 2 - 45)) }
  return (VIEWS[family] ?? table)({ w, d })
}
