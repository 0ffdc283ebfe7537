import { placeFreely } from './move-in-plan.ts'
import { MAX_PLANNED, type PlacedPiece, type PlanPiece, type RoomPlan } from './room-plan.ts'

export type KnownPieces = ReadonlyMap<string, PlanPiece>

/** What stands in the plan, as far as it is known. */
export function placedPieces({ furniture }: Pick<RoomPlan, 'furniture'>, known: KnownPieces): readonly PlacedPiece[] {
  return furniture.flatMap(({ xMm, yMm, turn, sku }) => {
    const piece = known.get(sku)
    return piece ? [{ ...piece, xMm, yMm, turn }] : []
  })
}

/** One more, where it is free; the plan as it was if it is full or the thing unknown. */
export function addToPlan(plan: RoomPlan, known: KnownPieces, sku: string): RoomPlan {
  const piece = known.get(sku)
  if (!piece || plan.furniture.length >= MAX_PLANNED) return plan
  const spot = placeFreely(plan, piece, placedPieces(plan, known))
  return { ...plan, furniture: [...plan.furniture, { sku, ...spot }] }
}
