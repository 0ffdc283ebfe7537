import { describe, expect, it } from 'vitest'
import type { Experience } from '../blocks/block-content-schema.ts'
import { shownBlocks, type ShownExperience } from '../blocks/shown-blocks.ts'
import { pageContentSchema } from '../page-content-schema.ts'

const words = (id: string, more: object = {}) => ({
  id,
  componentName: 'Editorial',
  props: { html: `<p>${id}</p>` },
  ...more,
})
const other = { componentName: 'Editorial', props: { html: '<p>other</p>' } }
const experiment = (key: string, variants: readonly object[] = [{ key: 'other', block: other }]) => ({
  experience: { key, kind: 'experiment', variants },
})
const page = (blocks: readonly object[], more: object = {}) => ({
  key: 'about',
  path: '/om',
  componentName: 'EditorialPage',
  title: 'Om',
  blocks,
  ...more,
})
const faultsOf = (content: object) =>
  (pageContentSchema.safeParse(content).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)

describe('what an import accepts', () => {
  it('TRACK-08 any block may have an experience, inside a layout too, also with nothing in its place', () => {
    const inside = { columns: [{ blocks: [words('in', experiment('inside'))] }] }
    expect(
      faultsOf(
        page([words('a', experiment('first', [{ key: 'none' }])), { id: 'l', componentName: 'Layout', props: inside }]),
      ),
    ).toEqual([])
  })

  it.each([
    ['a key twice', page([words('a', experiment('x')), words('b', experiment('x'))]), /another block of this page/],
    [
      'five variants',
      page([
        words(
          'a',
          experiment(
            'x',
            'abcde'.split('').map((key) => ({ key })),
          ),
        ),
      ]),
      /<=4/,
    ],
    ['a variant twice', page([words('a', experiment('x', [{ key: 'a' }, { key: 'a' }]))]), /another variant/],
    ['the name of the block itself', page([words('a', experiment('x', [{ key: 'control' }]))]), /the block itself/],
    [
      'no weight at all',
      page([
        words('a', {
          experience: { ...experiment('x').experience, controlWeight: 0, variants: [{ key: 'a', weight: 0 }] },
        }),
      ]),
      /all weights are 0/,
    ],
    [
      'a personalisation for nobody in particular',
      page([words('a', { experience: { key: 'x', kind: 'personalisation', variants: [{ key: 'a' }] } })]),
      /says whom it is for/,
    ],
    [
      'more than twelve documents',
      page(['a', 'b', 'c'].map((id) => words(id, experiment(id)))),
      /make 27 documents of it, and 12 is the most/,
    ],
    [
      'a hero in the place of a text',
      page([
        words(
          'a',
          experiment('x', [
            { key: 'h', block: { componentName: 'Hero', props: { heading: 'H', image: { file: 'a.webp', alt: '' } } } },
          ]),
        ),
      ]),
      /no hero here/,
    ],
    [
      'nothing in the place of the heading',
      page([
        {
          id: 'h',
          componentName: 'Editorial',
          props: { html: '<p>x</p>', level: '1' },
          ...experiment('x', [{ key: 'none' }]),
        },
      ]),
      /so must be what stands in its place/,
    ],
    [
      'a field that is none',
      page([words('a', { experience: { ...experiment('x').experience, audiences: {} } })]),
      /nrecognized/,
    ],
    [
      'an unknown condition',
      page([words('a', { experience: { ...experiment('x').experience, audience: { age: 40 } } })]),
      /nrecognized/,
    ],
  ])('TRACK-08 refuses %s', (_name, content, message) => {
    expect(faultsOf(content).join('\n')).toMatch(message)
  })
})

describe('what is shown', () => {
  const blocks = pageContentSchema.parse(
    page([
      words('before'),
      words('a', { ...experiment('swap'), displayConditions: { deviceVisibility: 'mobile' } }),
      words('b', experiment('gone', [{ key: 'none' }])),
      words('after'),
    ]),
  ).blocks
  function show(choose: (experience: Experience) => string | undefined) {
    const taken: ShownExperience[] = []
    const experiences = { choose, shown: (each: ShownExperience) => void taken.push(each) }
    const shown = shownBlocks(blocks, {
      brand: 'hjemly',
      market: 'DK',
      subject: {},
      displayHook: () => 'show',
      experiences,
    })
    return { shown, taken }
  }

  it('TRACK-08 the blocks themselves, for whoever takes no part; nothing of the variants is left', () => {
    const { shown, taken } = show(() => undefined)
    expect(shown.map(({ id }) => id)).toEqual(['before', 'a', 'b', 'after'])
    expect(JSON.stringify(shown)).not.toContain('other')
    expect(taken).toEqual([])
  })

  it('TRACK-08 a variant stands in the place of its block, with its id and conditions', () => {
    const { shown, taken } = show(({ variants: [variant] }) => variant?.key)
    expect(shown.map(({ id }) => id)).toEqual(['before', 'a', 'after'])
    expect(shown[1]).toMatchObject({
      props: { html: '<p>other</p>' },
      displayConditions: { deviceVisibility: 'mobile' },
    })
    expect(taken).toEqual([
      { key: 'swap', variant: 'other', at: 'a' },
      { key: 'gone', variant: 'none', at: 'after' },
    ])
  })

  it('TRACK-08 the control is the block itself, and counted', () => {
    const { shown, taken } = show(() => 'control')
    expect(shown.map(({ id }) => id)).toEqual(['before', 'a', 'b', 'after'])
    expect(shown.some((block) => block.experience)).toBe(false)
    expect(taken).toEqual([
      { key: 'swap', variant: 'control', at: 'a' },
      { key: 'gone', variant: 'control', at: 'b' },
    ])
  })
})
