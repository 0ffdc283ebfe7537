import { describe, expect, it, vi } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { createPageViewStore } from './page-view-store.ts'

const page = (url: string): Page => ({
  url,
  componentName: 'ErrorPage',
  cache: 'full',
  httpStatus: 200,
  errorPage: false,
  metaInfo: { title: url, elements: [], canonicalUrl: url, openGraphUrl: url },
  trackingPageType: 'test',
  eventId: 'test',
  refreshedDynamicData: [],
  structuredData: [],
  model: { status: 200 },
})

describe('the page in view', () => {
  it('BLOCK-34 counts a page that is shown, not one that is refreshed in place', () => {
    const view = createPageViewStore(page('/a'))
    expect(view.current()).toEqual({ page: page('/a'), number: 0, place: 0, loadFailed: false })
    view.show(page('/b'))
    expect(view.current()).toEqual({ page: page('/b'), number: 1, place: 1, loadFailed: false })
    view.refresh(page('/b?fresh'))
    expect(view.current()).toEqual({ page: page('/b?fresh'), number: 1, place: 1, loadFailed: false })
  })

  it('NAV-08 a failed load is shown as such until the next page comes', () => {
    const view = createPageViewStore(page('/a'))
    view.fail()
    expect(view.current()).toMatchObject({ number: 1, loadFailed: true })
    view.show(page('/b'))
    expect(view.current()).toMatchObject({ number: 2, loadFailed: false })
  })

  it('NAV-02 tells its listeners until they leave', () => {
    const view = createPageViewStore(page('/a'))
    const listener = vi.fn<() => void>()
    const leave = view.subscribe(listener)
    view.show(page('/b'))
    leave()
    view.show(page('/c'))
    expect(listener).toHaveBeenCalledOnce()
  })
})
