import { createClassNames } from './short-class-names.ts'
import { parse, type Root } from 'postcss'
import { describe, expect, it } from 'vitest'
import { findFixedProperties, fixProperties, withFixedValues } from './resolve-properties.ts'
import { resolveVariants } from './resolve-variants.ts'

const flat = (sheet: Root) => sheet.toString().replaceAll(/\s+/g, ' ').trim()

/** With `blocks` for `content-tiles`, and the first choice of everything else: `chips` for `bf-nav`. */
function resolved(css: string): string {
  const sheet = parse(css)
  resolveVariants(sheet, { 'content-tiles': 'blocks' })
  return flat(sheet)
}

describe('resolveVariants', () => {
  it.each([
    [":root[data-content-tiles='blocks'] .a { color: red }", '.a { color: red }'],
    [":root[data-content-tiles='open'] .a { color: red }", ''],
    [":root[data-bf-nav='chips'] .a { color: red }", '.a { color: red }'],
    [":root:not([data-content-tiles='open']) .a { color: red }", '.a { color: red }'],
    [":root:not([data-content-tiles='blocks']) .a { color: red }", ''],
    [":root[data-content-tiles='blocks'][data-bf-nav='chips'] .a { color: red }", '.a { color: red }'],
    [":root[data-content-tiles='blocks'][data-bf-nav='words'] .a { color: red }", ''],
    [":root[data-content-tiles='open'] .a, .b { color: red }", '.b { color: red }'],
  ])('%s', (css, expected) => {
    expect(resolved(css)).toBe(expected)
  })

  it('leaves what is no variant, and what stands behind one', () => {
    expect(resolved(':root[data-black-friday] .a { color: red }')).toBe(':root[data-black-friday] .a { color: red }')
    expect(resolved(":root[data-content-tiles='blocks'][data-black-friday] .a { color: red }")).toBe(
      ':root[data-black-friday] .a { color: red }',
    )
  })

  it('a choice that a variant does not have is a mistake', () => {
    expect(() => resolved(":root[data-content-tiles='round'] .a { color: red }")).toThrow(
      'the variant "content-tiles" has no choice "round": open, blocks',
    )
  })

  it('takes a frame away from its rules, also in media queries and behind an ampersand', () => {
    expect(
      resolved(`@layer blocks {
        :root[data-content-tiles='blocks'] {
          .a { color: red }
          & .b { color: blue }
          @media (width > 1px) { .c, & .d { color: green } }
        }
      }`),
    ).toBe('@layer blocks { .a { color: red } .b { color: blue } @media (width > 1px) { .c, .d { color: green } } }')
    expect(resolved(":root[data-content-tiles='open'] { .a { color: red } }")).toBe('')
  })

  it('properties in a frame stay with the root', () => {
    const css = resolved(":root[data-content-tiles='blocks'] { --x: 1px; .a { color: red } }")
    expect(css).toMatch(/^:root ?\{ --x: 1px;? ?\} ?\.a \{ color: red \}$/)
  })
})

function fixedIn(sheets: readonly string[], ofScripts: readonly string[] = []): Record<string, string> {
  const roots = sheets.map((css) => parse(css))
  return Object.fromEntries(findFixedProperties(roots, (name) => ofScripts.includes(name)))
}

describe('findFixedProperties', () => {
  it('the brand’s value is the one that holds', () => {
    const component = '@layer tokens { :root { --a: 1px; --b: 2px } }'
    expect(fixedIn([component, '@layer brand { :root { --a: 3px } }'])).toEqual({ '--a': '3px', '--b': '2px' })
  })

  it.each([
    ['in a media query', ':root { --a: 1px } @media (width > 1px) { :root { --a: 2px } }'],
    ['on an inner element', ':root { --a: 1px } .card { --a: 2px }'],
    ['for a theme', ':root { --a: 1px } :root[data-black-friday] { --a: 2px }'],
    ['in a circle', ':root { --a: var(--b); --b: var(--a) }'],
  ])('what is set %s stays a property', (_, css) => {
    expect(fixedIn([css])).not.toHaveProperty('--a')
  })

  it('what a script sets or reads stays a property', () => {
    expect(fixedIn([':root { --a: 1px; --b: 2px }'], ['--a'])).toEqual({ '--b': '2px' })
  })

  it('a long value that is used often stays a property, one that is used seldom does not', () => {
    const long = ':root { --a: color-mix(in srgb, red 20%, transparent) }'
    const uses = (count: number) =>
      Array.from({ length: count }, (_, index) => `.c${index} { color: var(--a) }`).join(' ')
    expect(fixedIn([long + uses(3)])).toHaveProperty('--a')
    expect(fixedIn([long + uses(4)])).toEqual({})
    expect(fixedIn([':root { --a: red }', uses(4)])).toHaveProperty('--a')
  })
})

describe('withFixedValues', () => {
  const fixed = new Map([
    ['--a', 'var(--b)'],
    ['--b', '2px'],
  ])

  it.each([
    ['var(--a)', '2px'],
    ['calc(var(--b) + var( --a ))', 'calc(2px + 2px)'],
    ['var(--a, 5px) var(--c)', '2px var(--c)'],
    ['var(--c, var(--a))', 'var(--c, 2px)'],
    ['var(--c, calc(1px + var(--d, var(--b))))', 'var(--c, calc(1px + var(--d, 2px)))'],
  ])('%s', (value, expected) => {
    expect(withFixedValues(value, fixed)).toBe(expected)
  })
})

it('fixProperties writes the values where they are used, and leaves no declaration of them', () => {
  const sheet = parse(':root { --a: 1px } .card { margin: var(--a); --c: var(--a) } .note { color: red }')
  fixProperties(sheet, new Map([['--a', '1px']]))
  expect(flat(sheet)).toBe('.card { margin: 1px; --c: 1px } .note { color: red }')
})

describe('class names', () => {
  const names = createClassNames(['/a.module.css', '/b.module.css'])

  it('are two letters for the file and a number, the same for server and browser', () => {
    const sheet = parse(
      '.card:hover .name, .card[data-x="a.b"] { color: red } @keyframes pulse { 50.5% { color: red } }',
    )
    expect([...names(sheet, '/b.module.css')]).toEqual([
      ['card', 'ab0'],
      ['name', 'ab1'],
    ])
    expect(sheet.toString()).toBe(
      ':global(.ab0):hover :global(.ab1), :global(.ab0)[data-x="a.b"] { color: red } @keyframes pulse { 50.5% { color: red } }',
    )
  })

  it('are refused to a file that is not listed', () => {
    expect(() => names(parse('.a { color: red }'), '/c.module.css')).toThrow(
      '/c.module.css is in no folder of components',
    )
  })
})
