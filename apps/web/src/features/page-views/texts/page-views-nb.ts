import type { Translation } from '../../../texts/text-types.ts'
import type { pageViewsDa } from './page-views-da.ts'

export const pageViewsNb: Translation<typeof pageViewsDa> = {
  'pageViews.lately': 'Sett av {count} den siste halvtimen',
}
