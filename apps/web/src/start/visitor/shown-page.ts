import type { Page } from '@firkant/domain/page/page.ts'
import { createPageViewStore, type PageViewStore } from '../../platform/navigation/page-view-store.ts'

let opened: PageViewStore | undefined

/** What this window shows, from the document on: one store, for what counts and for what draws. */
export const openPageView = (first: Page): PageViewStore => (opened ??= createPageViewStore(first))
