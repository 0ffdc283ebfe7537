import { expect, it } from 'vitest'
import { MAX_SUB_SUB_CATEGORIES, type MenuCategory } from '@firkant/domain/menu/menu.ts'
import { readMarkup } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../../test/render-with-shop.tsx'
import { SubCategories } from './sub-categories.tsx'

const category = (name: string, subCategories: readonly MenuCategory[] = []): MenuCategory => ({
  name,
  url: `/${name}`,
  nodeId: name,
  pageType: 'CategoryPage',
  hasSubCategories: subCategories.length > 0,
  subCategories,
  productCount: 1,
})

it('MENU-03 a sub-category shows up to four of its own', async () => {
  const many = Array.from({ length: 6 }, (_, number) => category(`below-${number}`))
  const categories = [category('corner', many), category('sleep')]
  const shown = readMarkup(await renderWithShop(<SubCategories categories={categories} />))
  expect(shown.texts('menu-sub')).toEqual(['corner', 'sleep'])
  expect(MAX_SUB_SUB_CATEGORIES).toBe(4)
  expect(shown.texts('menu-sub-sub')).toEqual(['below-0', 'below-1', 'below-2', 'below-3'])
})
