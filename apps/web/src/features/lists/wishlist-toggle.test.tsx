import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { readMarkup } from '@firkant/ui/test/shown.ts'
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

const heart = async (props: ComponentProps<typeof WishlistToggle>, codes: readonly string[]) => {
  const html = await renderWithShop(<WishlistToggle {...props} />, { dynamicData: wishlist(codes) })
  return readMarkup(html)
    .getByRole('button', { name: `Favorit: ${props.name}` })
    .getAttribute('aria-pressed')
}

it('CARD-01 the heart says which product it is of and whether it is pressed', async () => {
  expect(await heart({ productKey: 'sofa', sku: 'SOFA', name: 'Nordlo' }, ['LAMP'])).toBe('false')
  expect(await heart({ productKey: 'sofa', sku: 'SOFA', name: 'Nordlo' }, ['SOFA'])).toBe('true')
})

it('LIST-10 a package has a heart of its own', async () => {
  expect(await heart({ productKey: 'set', sku: 'SET', packageKey: 'set', name: 'Sæt' }, ['SET'])).toBe('false')
})

it('LIST-01 the text for a failure is that of the specification', () => {
  expect(partsDa['wishlist.addFailed']).toBe('Kunne ikke tilføje til favoritter. Samlet antal favoritter: {count}')
})

it('LIST-01 without scripts the heart belongs to the form that adds, whatever form it is in', async () => {
  const set = <WishlistToggle productKey="a b" sku="SET" packageKey="a b" name="Sæt" />
  const html = await renderWithShop(set, { dynamicData: [] })
  const button = readMarkup(html).getByRole('button', { name: 'Favorit: Sæt' })
  const written = ['type', 'form', 'formaction', 'name', 'value'].map((name) => button.getAttribute(name))
  expect(written).toEqual(['submit', 'hearts', '/lists/add?packageKey=a%20b', 'sku', 'SET'])
})
