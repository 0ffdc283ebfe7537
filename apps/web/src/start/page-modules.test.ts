import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { BLOCKS } from '../blocks/block-registry.ts'
import { PAGES } from '../pages/page-registry.ts'
import { modulesOf, styledModulesOf } from './page-modules.ts'

const WEB = join(import.meta.dirname, '../..')
const pageWith = (componentName: string, blocks: readonly object[] = []) =>
  ({ componentName, model: { blocks } }) as unknown as Page

it('names a file that exists for every page of the registry and every language', () => {
  const files = Object.keys(PAGES).flatMap((name) =>
    (['da', 'nb', 'sv', 'en'] as const).flatMap((language) => modulesOf(pageWith(name), language)),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(join(WEB, file)))).toEqual([])
})

it('names a file that exists for every block of the registry', () => {
  const files = Object.keys(BLOCKS).flatMap((componentName) =>
    modulesOf(pageWith('StartPage', [{ componentName }]), 'da'),
  )
  expect(files.filter((file) => !existsSync(join(WEB, file)))).toEqual([])
})

it('only the first two blocks come with the document', () => {
  const blocks = ['Hero', 'Categories', 'ProductList'].map((componentName) => ({ componentName }))
  const files = modulesOf(pageWith('StartPage', blocks), 'da')
  expect(files).toContain('src/blocks/categories/categories-block.tsx')
  expect(files.join()).not.toContain('product-list')
})

it('styles come for everything that the server draws, also inside columns and far below', () => {
  const inner = { componentName: 'Faq' }
  const layout = { componentName: 'Layout', props: { columns: [{ blocks: [inner] }] } }
  const files = styledModulesOf(
    pageWith(
      'CategoryPage',
      ['Hero', 'Categories', 'Video'].map((componentName) => ({ componentName })),
    ),
  )
  expect(files).toContain('src/blocks/video/video-block.tsx')
  expect(files).toContain('src/pages/listing/facets/facet-panel.tsx')
  expect(styledModulesOf(pageWith('StartPage', [layout]))).toContain('src/blocks/faq/faq-block.tsx')
  const all = Object.keys(PAGES).flatMap((name) => styledModulesOf(pageWith(name)))
  expect(all.filter((file) => !existsSync(join(WEB, file)))).toEqual([])
})
