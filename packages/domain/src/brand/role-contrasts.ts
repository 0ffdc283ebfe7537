import { MIN_CONTRAST } from '../format/contrast.ts'

/** WCAG AA for edges of controls and for what marks the focus. */
export const MIN_EDGE_CONTRAST = 3

export interface RoleContrast {
  /** Words, or an edge. */
  readonly ink: string
  readonly ground: string
  readonly least: number
}

const words = (ink: string, ground: string): RoleContrast => ({ ink, ground, least: MIN_CONTRAST })
const edge = (ink: string, ground: string): RoleContrast => ({ ink, ground, least: MIN_EDGE_CONTRAST })

/** What components draw on each other, by the names of roles. */
export const ROLE_CONTRASTS: readonly RoleContrast[] = [
  words('ink', 'page'),
  words('ink', 'surface'),
  words('ink', 'light-beige'),
  words('ink', 'beige'),
  words('muted', 'page'),
  words('muted', 'surface'),
  words('on-brown', 'brown'),
  words('on-accent', 'accent'),
  words('on-accent', 'accent-deep'),
  words('accent-2', 'page'),
  words('reduced', 'page'),
  words('on-negative', 'negative'),
  edge('accent', 'page'),
  edge('line-control', 'page'),
  edge('focus', 'page'),
]
