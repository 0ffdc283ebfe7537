import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { isSameListing } from './addresses/same-listing.ts'

export interface PageView {
  readonly page: Page
  /** Number of pages shown before in this visit. */
  readonly number: number
  /** Stays the same while a listing is filtered, sorted or paged, so that its panels and focus stay. */
  readonly place: number
  readonly loadFailed: boolean
  /** Identifier of the link that was followed to it; not after a replacement, a step in the history or the first load. */
  readonly followed?: string | undefined
}

export interface PageViewStore {
  readonly show: (page: Page, followed?: string) => void
  readonly refresh: (page: Page) => void
  readonly fail: () => void
  readonly current: () => PageView
  readonly subscribe: (listener: () => void) => () => void
}

export function createPageViewStore(first: Page): PageViewStore {
  const { subscribe, emit } = createEmitter()
  let view: PageView = { page: first, number: 0, place: 0, loadFailed: false }
  function set(next: PageView): void {
    view = next
    emit()
  }
  return {
    show: (page, followed) => {
      const isSamePlace = !view.loadFailed && isSameListing(view.page, page)
      const place = isSamePlace ? view.place : view.place + 1
      set({ page, number: view.number + 1, place, loadFailed: false, followed })
    },
    refresh: (page) => set({ ...view, page }),
    fail: () => set({ ...view, number: view.number + 1, loadFailed: true }),
    current: () => view,
    subscribe,
  }
}
