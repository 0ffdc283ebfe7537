import { expect, it } from 'vitest'
import type { FormField } from '../form-fields.ts'
import { BLOCK_NAMES, blockForm } from './block-form.ts'

it('STU-03 every block has a form, made from its own schema', () => {
  for (const name of BLOCK_NAMES) expect([name, blockForm(name).length > 0]).toEqual([name, true])
  expect(blockForm('Hero').map(({ name, kind }) => [name, kind])).toEqual([
    ['eyebrow', 'text'],
    ['heading', 'text'],
    ['text', 'text'],
    ['image', 'picture'],
    ['mobileImage', 'picture'],
    ['focus', 'point'],
    ['textSide', 'choice'],
    ['tone', 'choice'],
    ['links', 'list'],
    ['seenProductKeys', 'list'],
  ])
  expect(blockForm('Hero').find(({ name }) => name === 'links')).toMatchObject({
    element: { kind: 'group', fields: [{ name: 'to', holds: 'link' }, { name: 'title' }, { name: 'target' }] },
  })
})

/** Every field below it, with its own. */
function fieldsIn(field: FormField, path = field.name): readonly (readonly [string, FormField['kind']])[] {
  const below =
    field.kind === 'group'
      ? field.fields.flatMap((each) => fieldsIn(each, `${path}.${each.name}`))
      : field.kind === 'list'
        ? fieldsIn(field.element, `${path}[]`)
        : field.kind === 'shapes'
          ? field.shapes.flatMap(({ name, fields }) =>
              fields.flatMap((each) => fieldsIn(each, `${path}(${name}).${each.name}`)),
            )
          : []
  return [[path, field.kind], ...below]
}

it('STU-03 no field of any block is left to the files: films, columns, points and moments have forms', () => {
  const all = new Map(
    BLOCK_NAMES.flatMap((name) => blockForm(name).flatMap((field) => fieldsIn(field, `${name}.${field.name}`))),
  )
  expect([...all].filter(([, kind]) => kind === 'json')).toEqual([])
  expect([
    all.get('Video.source'),
    all.get('Video.source(hosted).film'),
    all.get('Video.source(youtube).id'),
    all.get('Countdown.to'),
    all.get('Layout.columns[].blocks'),
    all.get('FocalPoints.points[](productKey).x'),
    all.get('FocalPoints.points[](title).link.to'),
  ]).toEqual(['shapes', 'text', 'text', 'moment', 'blocks', 'number', 'text'])
})

it('STU-03 what a film has in every shape is written by the form, not by the editor', () => {
  const source = blockForm('Video').find(({ name }) => name === 'source')
  expect(source?.kind === 'shapes' && source.shapes.map(({ name, fixed }) => [name, fixed])).toEqual([
    ['hosted', { kind: 'hosted' }],
    ['vimeo', { kind: 'vimeo' }],
    ['youtube', { kind: 'youtube' }],
  ])
})
