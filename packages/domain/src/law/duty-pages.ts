import type { FixedPage } from '../market/fixed-paths.ts'
import type { DutyId } from './duties.ts'

/** Where shoppers use a right, or read on. */
export const DUTY_PAGES: Readonly<Partial<Record<DutyId, FixedPage>>> = {
  withdrawal: 'withdrawal',
  consent: 'cookies',
  recalls: 'recalls',
}
