import { expect, it } from 'vitest'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { partsDa } from '../../texts/parts-da.ts'
import { WishlistToggle } from './wishlist-toggle.tsx'

const wishlist = (codes: readonly string[]) => [
  {
    type: 'wishlist',
    cacheKey: 'wishlist',
    loadFailed: false,
    data: { name: 'Favoritter', listKey: 'wishlist', count: codes.length, products: [], codes },
  },
]

it('CARD-01 the heart says which product it is of and whether it is pressed', async () => {
  const off = await renderWithShop(<WishlistToggle sku="SOFA" name="Nordlo" />, { dynamicData: wishlist(['LAMP']) })
  expect(off).toMatch(/aria-pressed="false" aria-label="Favorit: Nordlo"/)
  const on = await renderWithShop(<WishlistToggle sku="SOFA" name="Nordlo" />, { dynamicData: wishlist(['SOFA']) })
  expect(on).toContain('aria-pressed="true"')
})

it('LIST-10 a package has a heart of its own', async () => {
  const dynamicData = wishlist(['SET'])
  const html = await renderWithShop(<WishlistToggle sku="SET" packageKey="set" name="Sæt" />, { dynamicData })
  expect(html).toContain('aria-pressed="false"')
})

it('LIST-01 the text for a failure is that of the specification', () => {
  expect(partsDa['wishlist.addFailed']).toBe('Kunne ikke tilføje til favoritter. Samlet antal favoritter: {count}')
})
