import type { FixedPage } from '../market/fixed-paths.ts'
import { DUTY_IDS, type DutyId } from './duties.ts'

/** Duties that give shoppers no right: their page leaves them out. */
export const BEHIND_THE_SHOP = ['deforestation'] as const satisfies readonly DutyId[]

export type ShownDutyId = Exclude<DutyId, (typeof BEHIND_THE_SHOP)[number]>

export const SHOWN_DUTY_IDS = DUTY_IDS.filter(
  (id): id is ShownDutyId => !BEHIND_THE_SHOP.some((hidden) => hidden === id),
)

/** Where shoppers use a right, or read on. */
export const DUTY_PAGES: Readonly<Partial<Record<ShownDutyId, FixedPage>>> = {
  withdrawal: 'withdrawal',
  'guarantee-notice': 'guarantee',
  'durability-label': 'guarantee',
  consent: 'cookies',
  recalls: 'recalls',
  accessibility: 'accessibility',
}
