import type { ImageRef } from '../../image/image-ref.ts'
import type { PlanRefusal } from '../../room-plan/plan-address.ts'
import type { PlanPiece, RoomPlan } from '../../room-plan/room-plan.ts'
import type { Breadcrumb } from '../breadcrumb.ts'

/** Something that stands in the plan, or may be put there. */
export interface PlanGood extends PlanPiece {
  readonly sku: string
  readonly name: string
  /** Its colour in words, or its size. */
  readonly detail: string
  readonly url: string
  readonly family: string
  /** Of its fabric or wood. */
  readonly shade: string
  readonly image?: ImageRef | undefined
}

export interface OfferedGood {
  readonly sku: string
  readonly from: 'asked' | 'cart' | 'list'
  /** The plan with it. */
  readonly addUrl: string
}

export interface RoomPlanModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly pageUrl: string
  readonly plan: RoomPlan
  /** What a link had that is no plan, or what it named that is not sold here: the rest is shown. */
  readonly problem?: PlanRefusal | 'unknown' | 'full' | undefined
  /** Fields of the plain form that were not understood. */
  readonly wrong: readonly string[]
  /** Whether the address says a plan or changes of one: then what the browser has stored is left alone. */
  readonly isGiven: boolean
  /** The SKU that a product's page asked for. */
  readonly asked?: string | undefined
  readonly goods: readonly PlanGood[]
  readonly offered: readonly OfferedGood[]
}
