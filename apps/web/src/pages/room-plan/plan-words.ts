import { nearestNeighbour, wallDistances, type PlanProblem } from '@firkant/domain/room-plan/plan-findings.ts'
import { toCm, type PlacedPiece, type RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import type { TextsOf } from '../../texts/text-table.ts'
import type { roomPlanTexts } from './room-plan.texts.ts'

type Texts = TextsOf<typeof roomPlanTexts>

export interface PlanNames {
  readonly texts: Texts
  /** Of the furniture, in its order. */
  readonly names: readonly string[]
}

const nearer = (one: number, other: number) => one <= other

/** `at the left wall, 40 cm to the upper wall, 60 cm to Nordlo`: the nearer wall of each pair, and the next thing. */
export function whereWords(
  { plan, pieces, index }: { plan: RoomPlan; pieces: readonly PlacedPiece[]; index: number },
  { texts: { text }, names }: PlanNames,
): string {
  const piece = pieces[index]
  if (!piece) return ''
  const { left, right, top, bottom } = wallDistances(plan, piece)
  const across = nearer(left, right)
    ? ([toCm(left), 'atLeft', 'atWall_left'] as const)
    : ([toCm(right), 'atRight', 'atWall_right'] as const)
  const along = nearer(top, bottom)
    ? ([toCm(top), 'atTop', 'atWall_top'] as const)
    : ([toCm(bottom), 'atBottom', 'atWall_bottom'] as const)
  const walls = [across, along].map(([cm, away, touching]) =>
    cm <= 0 ? text(touching) : text(away, { cm: String(cm) }),
  )
  const next = nearestNeighbour(pieces, index)
  const name = next ? (names[next.index] ?? '') : ''
  const beside = next && (toCm(next.mm) <= 0 ? 'besideNeighbour' : 'toNeighbour')
  return [...walls, ...(next && beside ? [text(beside, { cm: String(toCm(next.mm)), name })] : [])].join(', ')
}

export function problemWords(
  problem: PlanProblem,
  openings: RoomPlan['openings'],
  { texts, names }: PlanNames,
): string {
  const { text } = texts
  const name = names[problem.piece] ?? ''
  const cm = (mm: number) => String(Math.max(1, toCm(mm)))
  switch (problem.kind) {
    case 'overlap':
      return text('overlap', { name, other: names[problem.other] ?? '', cm: cm(problem.byMm) })
    case 'outside':
      return text('outside', { name, cm: cm(problem.byMm) })
    case 'door': {
      const before = openings.slice(0, problem.opening + 1)
      return text('blocksDoor', { name, number: String(before.filter(({ kind }) => kind === 'door').length) })
    }
  }
}

export const isAbout = (problem: PlanProblem, index: number): boolean =>
  problem.piece === index || (problem.kind === 'overlap' && problem.other === index)
