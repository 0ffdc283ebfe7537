import { MINUTE_MS } from '../duration/duration.ts'

export const MIN_PAGE_VIEWS = 5
export const PAGE_VIEWS_REFRESH_MS = 15_000
/** Views within this time count. */
export const PAGE_VIEWS_WINDOW_MS = 30 * MINUTE_MS
