import type { DataLayerEventName } from '../tracking/data-layer-events.ts'

/** From opening a page to having bought; a visit that got far passed all that is before it. */
export const VISIT_STEPS = ['view', 'product', 'cart', 'checkout', 'purchase'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

export function stepNumber(step: VisitStep): number {
  return VISIT_STEPS.indexOf(step)
}

/** What analytics is told, as a step of the visit. */
export const STEP_OF_EVENT: Readonly<Partial<Record<DataLayerEventName, VisitStep>>> = {
  virtualPageLoad: 'view',
  view_item: 'product',
  add_to_cart: 'cart',
  begin_checkout: 'checkout',
  purchase: 'purchase',
}

/** In the tab's storage of those who agreed to statistics: a random number, and how far the visit came. */
export const VISIT_KEY = 'visit'

export interface FunnelStep {
  readonly step: VisitStep
  readonly visits: number
  /** Of all visits, 0 to 1. */
  readonly ofAll: number
  /** Of those that reached the step before. */
  readonly ofBefore: number
}

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Of fewer, one visit more or less moves a percentage by five points: it would say more than is known. */
export const MIN_SHARE_BASE = 20
export const isShareKnown = (whole: number): boolean => whole >= MIN_SHARE_BASE

/** `furthest`: how many visits ended at each step, by its number. */
export function funnelOf(furthest: ReadonlyMap<number, number>): readonly FunnelStep[] {
  const reached = VISIT_STEPS.map((_step, number) =>
    [...furthest].reduce((sum, [last, visits]) => (last >= number ? sum + visits : sum), 0),
  )
  const all = reached[0] ?? 0
  return VISIT_STEPS.map((step, number) => {
    const visits = reached[number] ?? 0
    return { step, visits, ofAll: shareOf(visits, all), ofBefore: shareOf(visits, reached[number - 1] ?? all) }
  })
}
