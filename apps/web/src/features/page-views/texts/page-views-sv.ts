import type { Translation } from '../../../texts/text-types.ts'
import type { pageViewsDa } from './page-views-da.ts'

export const pageViewsSv: Translation<typeof pageViewsDa> = {
  'pageViews.lately': 'Sedd av {count} den senaste halvtimmen',
}
