import { loadable } from '../../platform/loadable.ts'

/** What shows panels and modals; fetched with the first of them. */
export const overlaysCode = loadable<object>(() => import('./site-overlays.tsx').then((code) => code.SiteOverlays))
