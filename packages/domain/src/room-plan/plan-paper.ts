import type { RoomPlan } from './room-plan.ts'

/** Drawn around the room for its walls and their measures. */
export const WALL_ROOM_MM = 500

/** Of A4 within its margins, under the heading and above the list. */
const SHEETS = { portrait: { width: 186, height: 200 }, landscape: { width: 270, height: 132 } } as const
const SCALES = [10, 20, 25, 50, 75, 100, 200] as const

export interface PlanPaper {
  /** 50: one centimetre on paper is fifty in the room. */
  readonly scale: number
  readonly page: keyof typeof SHEETS
  /** Of the drawing with what is around the room, on paper. */
  readonly widthMm: number
  readonly heightMm: number
}

/** The largest usual scale at which the room goes on a sheet; upright if both do. */
export function planPaper({ widthMm, lengthMm }: Pick<RoomPlan, 'widthMm' | 'lengthMm'>): PlanPaper {
  const [width, height] = [widthMm + 2 * WALL_ROOM_MM, lengthMm + 2 * WALL_ROOM_MM]
  const at = (scale: number, page: keyof typeof SHEETS): PlanPaper => ({
    scale,
    page,
    widthMm: width / scale,
    heightMm: height / scale,
  })
  const fits = ({ page, ...drawn }: PlanPaper) =>
    drawn.widthMm <= SHEETS[page].width && drawn.heightMm <= SHEETS[page].height
  const papers = SCALES.flatMap((scale) => [at(scale, 'portrait'), at(scale, 'landscape')])
  return papers.find(fits) ?? at(SCALES[SCALES.length - 1] ?? 200, 'portrait')
}
