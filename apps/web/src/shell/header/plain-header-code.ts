import { loadable } from '../../platform/lazy-code/loadable.ts'

/** Loaded with the first page that needs it. */
export const plainHeaderCode = loadable<object>(() => import('./plain-header.tsx').then((module) => module.PlainHeader))
