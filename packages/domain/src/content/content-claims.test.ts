import { expect, it } from 'vitest'
import { aboutPage, contentClaims, SITE_KEY } from './content-claims.ts'
import { siteContentSchema } from './site-content-schema.ts'

it('LAW-12 environmental claims are found in what editors write, and not in where it links to', () => {
  const site = { tagline: 'Miljøvenlige møbler', menuPage: '/fsc' }
  expect(contentClaims(siteContentSchema, site)).toEqual([
    { claim: 'eco-friendly', word: 'miljøvenlige', path: ['tagline'] },
  ])
  expect(aboutPage('hjemly', SITE_KEY)).toBe('page:hjemly/site')
})
