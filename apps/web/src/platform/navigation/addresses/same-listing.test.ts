import { describe, expect, it } from 'vitest'
import type { Page, PageWith } from '@firkant/domain/page/page.ts'
import { blocksPage } from '../../../../test/render-page.ts'
import { listingPage, sampleListing } from '../../../../test/sample-listing.ts'
import { createPageViewStore } from '../page-view-store.ts'
import { isOfListing } from './same-listing.ts'

const at = (path: string) => new URL(path, 'https://shop.example')
const sofas = listingPage(sampleListing())
const search = listingPage(sampleListing({ listingUrl: '/soeg?q=sofa' }))

describe('an address of the listing that is shown', () => {
  it('PLP-02 is its path with any filter, order or page', () => {
    expect(isOfListing(sofas, at('/sofaer?f.color=green&page=2'))).toBe(true)
    expect(isOfListing(sofas, at('/sofaer'))).toBe(true)
    expect(isOfListing(sofas, at('/stole'))).toBe(false)
    expect(isOfListing(blocksPage([]), at('/side'))).toBe(false)
  })

  it('PLP-02 has the parameters that the listing always has', () => {
    expect(isOfListing(search, at('/soeg?f.color=green&q=sofa'))).toBe(true)
    expect(isOfListing(search, at('/soeg?q=stol'))).toBe(false)
  })
})

it('PAGE-26 all of the visitor’s lists are at one place', () => {
  const model = { pageUrl: '/onskelister' } as PageWith<'ShoppingListsPage'>['model']
  const lists = { ...blocksPage([]), componentName: 'ShoppingListsPage', model } as Page
  expect(isOfListing(lists, at('/onskelister?list=a&sort=name'))).toBe(true)
  expect(isOfListing(lists, at('/onskelister/delt?listId=a'))).toBe(false)
})

describe('the place of a page', () => {
  it('PLP-02 stays while one listing is narrowed, and is another one for another page', () => {
    const view = createPageViewStore(sofas)
    view.show(listingPage(sampleListing({ page: 2 })))
    expect(view.current()).toMatchObject({ number: 1, place: 0 })
    view.show(listingPage(sampleListing({ listingUrl: '/stole' })))
    expect(view.current()).toMatchObject({ number: 2, place: 1 })
    view.show(blocksPage([]))
    view.show(blocksPage([]))
    expect(view.current()).toMatchObject({ number: 4, place: 3 })
  })

  it('NAV-08 is a new one after a failed load', () => {
    const view = createPageViewStore(sofas)
    view.fail()
    view.show(sofas)
    expect(view.current().place).toBe(1)
  })
})
