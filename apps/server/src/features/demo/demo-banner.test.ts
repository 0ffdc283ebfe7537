import { describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { bannerEnd } from '@firkant/domain/banner/site-banner.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readContentFiles } from '../content/importing/content-files.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { demoPriceStates } from './demo-price-states.ts'
import { demoPrices } from './demo-prices.ts'

const TODAY = new Date('2026-11-15T12:00:00Z')
const { products } = readDemoCatalogue(DEMO_FOLDER)
const folders = readContentFiles(`${DEMO_FOLDER}/content`)

describe.each(folders)('the banner of $brand in $language', ({ brand, site }) => {
  it('SHELL-08 is there', () => {
    expect(site.banner?.message).toBeTruthy()
  })

  it('LAW-03 counts down to the moment at which prices of the shop really end', () => {
    const end = bannerEnd(site.banner?.countdown, TODAY)
    const states = new Set(demoPriceStates(products, brand).values())
    const ends = [...states].flatMap((state) =>
      demoPrices(1000, { state, market: BRANDS[brand].homeMarket, percent: 20 }, TODAY).flatMap(({ to }) => to ?? []),
    )
    expect(ends).toEqual(expect.arrayContaining(end === undefined ? [] : [end]))
    expect(ends.length).toBeGreaterThan(0)
  })
})

it('SHELL-11 no demo shop plays confetti, and each has colours for when it shall', () => {
  for (const { settings } of folders) {
    expect(settings?.enableConfettiOnFirstLoad).toBe(false)
    expect(settings?.confettiColors?.length).toBeGreaterThan(1)
  }
})
