import { WIDTH_CLASSES, type WidthClass } from '../device/width-class.ts'
import { cartStepOf, CUSTOMER_GROUPS, newTraits, type StoredTraits } from '../experiences/visitor-traits.ts'

/** Beside `preview=studio`: of whom the preview is. Without `visit` nothing is known of them. */
export const PREVIEW_VISITOR_PARAMS = {
  visit: 'visit',
  group: 'group',
  cart: 'cart',
  category: 'viewed',
  screen: 'screen',
} as const

export interface PreviewedVisitor {
  readonly traits: StoredTraits | undefined
  readonly widthClass: WidthClass | undefined
}

const CATEGORY = /^[a-z0-9][a-z0-9-]{0,39}$/
/** Chance gives it the same variant each time; another one is chosen by name. */
const NOBODY = '0'.repeat(32)

/** What is not written as it should be is not known. */
export function readPreviewVisitor(params: URLSearchParams, now: Date): PreviewedVisitor {
  const said = (name: keyof typeof PREVIEW_VISITOR_PARAMS) => params.get(PREVIEW_VISITOR_PARAMS[name]) ?? ''
  const widthClass = WIDTH_CLASSES.find((each) => each === said('screen'))
  const visit = said('visit')
  if (visit !== 'new' && visit !== 'returning') return { traits: undefined, widthClass }
  const category = said('category')
  const value = Number(said('cart'))
  const traits: StoredTraits = {
    ...newTraits(NOBODY, now),
    isReturning: visit === 'returning',
    group: CUSTOMER_GROUPS.find((each) => each === said('group')) ?? 'none',
    cartStep: Number.isFinite(value) ? cartStepOf(value) : 0,
    categories: CATEGORY.test(category) ? [category] : [],
  }
  return { traits, widthClass }
}
