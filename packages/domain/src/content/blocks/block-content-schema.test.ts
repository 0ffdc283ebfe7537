import { describe, expect, it } from 'vitest'
import { CONTENT_WIDTH_PX, CONTENT_WIDTHS } from '../content-widths.ts'
import { blockContent } from './block-content-schema.ts'

const picture = { file: 'hero/dining-days.webp', alt: 'Et dækket bord' }
/** The minimum that each block needs. */
const SMALLEST = {
  Hero: { heading: 'Korte dage', image: picture },
  ImageBanner: {},
  Editorial: { html: '<p>Tekst</p>' },
  ProductList: { source: {} },
  ProductBlock: { productKey: 'nordlo-3-green' },
  Recommendations: { kind: 'popular' },
  Categories: { tiles: [{ categoryKey: 'sofas' }] },
  ExpandableEditorial: { html: '<p>Tekst</p>' },
  Image: { image: picture },
  Faq: { items: [{ question: 'Kan jeg bytte?', answer: '<p>Ja.</p>' }] },
  ContentList: { items: [{ title: 'Mål døren' }] },
  Countdown: { to: '2026-11-22T22:59:00Z' },
  LinkCollection: { links: [{ to: '/sofaer', title: 'Sofaer' }] },
  Brands: {},
  BlackFridayNavigation: {
    links: [
      { to: '/sofaer', title: 'Sofaer' },
      { to: '/senge', title: 'Senge' },
    ],
  },
  Spacer: {},
  Button: { text: 'Se mere' },
  Layout: { columns: [{ blocks: [] }] },
}
const block = (componentName: string, props: object, rest: object = {}) => ({
  id: 'first',
  componentName,
  props,
  ...rest,
})
const accepts = (given: unknown) => blockContent.safeParse(given).success

describe('blockContent', () => {
  it.each(Object.entries(SMALLEST))('takes %s with the least it needs', (name, props) => {
    expect(accepts(block(name, props))).toBe(true)
  })

  it.each(Object.entries(SMALLEST))('refuses %s with a key that it does not know', (name, props) => {
    expect(accepts(block(name, { ...props, onClick: 'alert(1)' }))).toBe(false)
    expect(accepts(block(name, props, { style: 'color: red' }))).toBe(false)
  })

  it.each([
    ['an unknown block', block('Marquee', {})],
    ['a name of every object', block('constructor', {})],
    ['no name', { id: 'first', props: {} }],
    ['no props', { id: 'first', componentName: 'Spacer' }],
    ['no id', { componentName: 'Spacer', props: {} }],
    ['an id that is no word of an address', block('Spacer', {}, { id: 'First block' })],
    ['no object', 'Spacer'],
    ['a text where a number belongs', block('ProductList', { source: { limit: '8' } })],
    ['a number where a text belongs', block('Editorial', { html: 1 })],
    ['nothing where something belongs', block('Hero', { heading: 'Korte dage' })],
    ['an empty heading', block('Hero', { heading: '', image: picture })],
    ['more products than a list shows', block('ProductList', { source: { limit: 49 } })],
    ['two sources of one list', block('ProductList', { source: { seriesKey: 'nordlo', news: true } })],
    ['a list of what is not reduced', block('ProductList', { source: { reduced: false } })],
    ['a product block without a product', block('ProductBlock', {})],
    ['what is similar to nothing', block('Recommendations', { kind: 'similar' })],
    ['a recommendation of another kind', block('Recommendations', { kind: 'sponsored' })],
    ['a question without an answer', block('Faq', { items: [{ question: 'Hvorfor?' }] })],
    ['an anchor with blanks', block('Faq', { items: [{ question: 'a', answer: 'b', anchor: 'to ord' }] })],
    ['a countdown to a day without its hour', block('Countdown', { to: '2026-11-22' })],
    ['a countdown without its time zone', block('Countdown', { to: '2026-11-22T22:59:00' })],
    ['a navigation with a single link', block('BlackFridayNavigation', { links: [{ to: '/', title: 'Hjem' }] })],
    ['a ratio that is no preset', block('Image', { image: picture, ratio: '5:4' })],
    ['one line of text', block('ExpandableEditorial', { html: 'a', lines: 1 })],
    ['widths of three for two columns', block('Layout', { columns: [{ blocks: [] }, { blocks: [] }], ratio: '1:1:1' })],
    ['no tiles', block('Categories', { tiles: [] })],
    ['a width that is no preset', block('Editorial', { html: '<p>a</p>', width: '1280px' })],
    ['a focus outside the picture', block('Hero', { ...SMALLEST.Hero, focus: { x: 101, y: 0 } })],
    ['a layout inside a layout', block('Layout', { columns: [{ blocks: [block('Layout', SMALLEST.Layout)] }] })],
    ['an unknown block inside a layout', block('Layout', { columns: [{ blocks: [block('Marquee', {})] }] })],
    ['five columns', block('Layout', { columns: Array.from({ length: 5 }, () => ({ blocks: [] })) })],
    ['a link that leads nowhere', block('Button', { text: 'Se mere', link: { to: '' } })],
    ['a target of its own', block('Button', { text: 'Se mere', link: { to: '/', target: '_top' } })],
  ])('refuses %s', (_case, given) => {
    expect(accepts(given)).toBe(false)
  })

  it.each(['red', '#fff', '#12345', '#1234567', 'url(x)', '#12345g', '#123456;color:red'])(
    'BLOCK-31 refuses %s for a colour',
    (colour) => {
      expect(accepts(block('Button', { text: 'Se mere', backgroundColor: colour }))).toBe(false)
      expect(accepts(block('Button', { text: 'Se mere', textColor: colour }))).toBe(false)
    },
  )

  it('BLOCK-33 takes a device to show on, and no condition that it does not know', () => {
    const shownOn = (displayConditions: object) => accepts(block('Spacer', {}, { displayConditions }))
    for (const deviceVisibility of ['all', 'mobile', 'desktop']) expect(shownOn({ deviceVisibility })).toBe(true)
    expect(shownOn({ deviceVisibility: 'watch' })).toBe(false)
    expect(shownOn({ moonPhase: 'full' })).toBe(false)
  })

  it('BLOCK-30 fills in what an image banner leaves out', () => {
    expect(blockContent.parse(block('ImageBanner', {})).props).toEqual({
      coverage: 'twoThirds',
      alignment: 'left',
      theme: 'none',
      horizontal: 'left',
      vertical: 'center',
      radius: 'large',
    })
  })
})

describe('content widths', () => {
  it('BLOCK-36 are the five presets', () => {
    expect(CONTENT_WIDTH_PX).toEqual({ normal: 1280, wide: 1600, narrow: 840, extraNarrow: 620, full: undefined })
    for (const width of CONTENT_WIDTHS) expect(accepts(block('Editorial', { html: '<p>a</p>', width }))).toBe(true)
  })
})
