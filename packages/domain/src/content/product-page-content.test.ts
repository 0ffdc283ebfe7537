import { describe, expect, it } from 'vitest'
import { pageContentSchema } from './page-content-schema.ts'

const block = (id: string, more: object = {}) => ({ id, componentName: 'Spacer', props: {}, ...more })
const layout = (inner: object) => ({ id: 'l', componentName: 'Layout', props: { columns: [{ blocks: [inner] }] } })
const page = {
  key: 'product-page',
  path: '/product-page',
  componentName: 'ProductPage',
  title: 'Alle produkter',
  blocks: [block('a', { slot: 'aboveDetails' }), block('b')],
}
const problems = (given: object) =>
  pageContentSchema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the content of the product page', () => {
  it('BLOCK-33 has blocks, each in a place of the page or in the usual one', () => {
    expect(problems(page)).toEqual([])
  })

  it.each([
    ['another key', { ...page, key: 'products' }, 'key: "product-page" is the key'],
    ['another page with its key', { ...page, componentName: 'EditorialPage' }, 'key: "product-page" is the key'],
    ['a place that there is not', { ...page, blocks: [block('a', { slot: 'sidebar' })] }, 'blocks.0.slot'],
    [
      'a place on another page',
      { ...page, key: 'about', componentName: 'EditorialPage', blocks: [block('a', { slot: 'aboveDetails' })] },
      'blocks.0.slot: only a block of the ProductPage',
    ],
    [
      'a place of its own inside a column',
      { ...page, blocks: [layout(block('a', { slot: 'aboveDetails' }))] },
      'blocks.0.props.columns.slot: only a block of the ProductPage',
    ],
    ['no block', { ...page, blocks: [] }, 'blocks: a page needs at least one block'],
  ])('refuses %s', (_case, given, told) => {
    expect(problems(given).join('\n')).toContain(told)
  })
})
