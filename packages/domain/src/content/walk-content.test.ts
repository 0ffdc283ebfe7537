import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blockContent } from './blocks/block-content-schema.ts'
import { ofKind } from './content-kinds.ts'
import { isContentLink, linkTarget } from './content-parts.ts'
import { pageContentSchema } from './page-content-schema.ts'
import { changeTexts } from './walk-content.ts'
import { withoutDefaults } from './without-defaults.ts'

const html = ofKind('html', z.string())
const schema = z.strictObject({
  name: z.string().optional(),
  size: z.enum(['small', 'large']).default('small'),
  items: z
    .array(z.union([z.strictObject({ html }), z.strictObject({ to: linkTarget, words: z.string() })]))
    .default([]),
  byName: z.record(z.string(), html).optional(),
})

const content = schema.parse({
  name: 'a',
  items: [{ html: 'b' }, { to: '/c', words: 'd' }],
  byName: { one: 'e' },
})

describe('changeTexts', () => {
  it('goes through every free text, with its kind and place', () => {
    const seen: string[] = []
    changeTexts(schema, content, (text, { kind, path }) => {
      seen.push(`${path.map(String).join('.')} ${kind ?? 'plain'} ${text}`)
      return text
    })
    expect(seen).toEqual([
      'name plain a',
      'items.0.html html b',
      'items.1.to link /c',
      'items.1.words plain d',
      'byName.one html e',
    ])
  })

  it('changes what it shall, and leaves the rest the very same', () => {
    const changed = changeTexts(schema, content, (text, { kind }) => (kind === 'link' ? '/x' : text))
    expect(changed.items).toEqual([{ html: 'b' }, { to: '/x', words: 'd' }])
    expect(changed.items[0]).toBe(content.items[0])
    expect(changeTexts(schema, content, (text) => text)).toBe(content)
  })

  it('finds the shape that was meant where a stored text breaks a newer rule', () => {
    const old = { ...content, items: [{ to: 'javascript:x', words: 'd' }] }
    expect(changeTexts(schema, old, (text, { kind }) => (kind === 'link' ? '#' : text)).items).toEqual([
      { to: '#', words: 'd' },
    ])
  })

  it('reaches blocks in columns and between rows of products', () => {
    const inner = { id: 'in', componentName: 'Editorial', props: { html: 'x' } }
    const block = { id: 'out', componentName: 'Layout', props: { columns: [{ blocks: [inner] }] } }
    const page = pageContentSchema.parse({
      key: 'a',
      path: '/a',
      componentName: 'CampaignPage',
      title: 'A',
      blocks: [block],
      listing: { source: { reduced: true }, rowBlocks: [{ afterRow: 1, block }] },
    })
    const places: string[] = []
    changeTexts(pageContentSchema, page, (text, { kind, path }) => {
      if (kind === 'html') places.push(path.map(String).join('.'))
      return text
    })
    expect(places).toEqual([
      'blocks.0.props.columns.0.blocks.0.props.html',
      'listing.rowBlocks.0.block.props.columns.0.blocks.0.props.html',
    ])
  })
})

describe('withoutDefaults', () => {
  it('writes the schema’s order, and not what goes without saying', () => {
    const stored = { size: 'small', byName: { b: '2', a: '1' }, name: null, items: [{ words: 'd', to: '/c' }] }
    expect(JSON.stringify(withoutDefaults(schema, stored))).toBe(
      '{"items":[{"to":"/c","words":"d"}],"byName":{"a":"1","b":"2"}}',
    )
  })

  it('parses to the same block again', () => {
    const block = blockContent.parse({
      id: 'a',
      componentName: 'ImageBanner',
      props: { text: '<p>x</p>', coverage: 'half', link: { to: '/a', title: 'A' } },
    })
    const written = withoutDefaults(blockContent, block)
    expect(written).toEqual({
      id: 'a',
      componentName: 'ImageBanner',
      props: { text: '<p>x</p>', link: { to: '/a', title: 'A' }, coverage: 'half' },
    })
    expect(blockContent.parse(written)).toEqual(block)
  })
})

describe('a link', () => {
  it.each([
    '/',
    '/a?b=c#d',
    '#block-a',
    'https://example.com/a b'.replace(' ', '%20'),
    'mailto:a@b.example',
    'tel:+45',
  ])('BLOCK-37 may lead to %s', (to) => expect(isContentLink(to)).toBe(true))

  it.each([
    'javascript:x',
    'JAVASCRIPT:x',
    ' /a',
    'a',
    '//a',
    '/\\a',
    '/\t/a',
    'data:x',
    'https:a',
    'blob:https://a',
    '/a\u0000',
    '/a b',
  ])('BLOCK-37 may not lead to %j', (to) => expect(isContentLink(to)).toBe(false))
})
