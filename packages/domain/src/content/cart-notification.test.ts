import { expect, it } from 'vitest'
import { pageContentSchema } from './page-content-schema.ts'

const text = (id: string) => ({ id, componentName: 'Editorial', props: { html: '<p>Hej.</p>' } })
const problemsOf = (more: object) =>
  pageContentSchema
    .safeParse({
      key: 'cart-notification',
      path: '/cart-notification',
      componentName: 'CartNotification',
      title: 'I kurven',
      blocks: [text('a')],
      ...more,
    })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

it('CART-01 the mini cart has a notification of up to three small blocks', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ blocks: ['a', 'b', 'c', 'd'].map(text) })).toEqual(['blocks'])
  expect(problemsOf({ blocks: [text('a'), { id: 'b', componentName: 'Spacer', props: {} }] })).toEqual(['blocks.1'])
})

it('there is one notification', () => {
  expect(problemsOf({ key: 'another' })).toEqual(['key'])
  expect(problemsOf({ componentName: 'EditorialPage' })).toEqual(['key'])
})
