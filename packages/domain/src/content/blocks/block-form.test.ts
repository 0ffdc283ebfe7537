import { expect, it } from 'vitest'
import { BLOCK_NAMES, blockForm } from './block-form.ts'

it('STU-03 every block has a form, made from its own schema', () => {
  for (const name of BLOCK_NAMES) expect([name, blockForm(name).length > 0]).toEqual([name, true])
  expect(blockForm('Hero').map(({ name, kind }) => [name, kind])).toEqual([
    ['eyebrow', 'text'],
    ['heading', 'text'],
    ['text', 'text'],
    ['image', 'picture'],
    ['mobileImage', 'picture'],
    ['focus', 'group'],
    ['textSide', 'choice'],
    ['tone', 'choice'],
    ['links', 'list'],
    ['seenProductKeys', 'list'],
  ])
  expect(blockForm('Hero').find(({ name }) => name === 'links')).toMatchObject({
    element: { kind: 'group', fields: [{ name: 'to', holds: 'link' }, { name: 'title' }, { name: 'target' }] },
  })
})
