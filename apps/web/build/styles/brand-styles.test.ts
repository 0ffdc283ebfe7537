import { parse, type Root } from 'postcss'
import { describe, expect, it } from 'vitest'
import { findSettledProperties, settleProperties, withSettledValues } from './resolve-properties.ts'
import { resolveVariants } from './resolve-variants.ts'
import { createClassNames } from './short-class-names.ts'

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

function settledIn(sheets: readonly string[], ofScripts: readonly string[] = []) {
  return findSettledProperties(
    sheets.map((css) => parse(css)),
    (name) => ofScripts.includes(name),
  )
}
const fixedIn = (...given: Parameters<typeof settledIn>) => Object.fromEntries(settledIn(...given).fixed)
const usualIn = (...sheets: readonly string[]) => Object.fromEntries(settledIn(sheets).usual)

describe('findSettledProperties', () => {
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

describe('usual values', () => {
  it('are those of the root beside others, the brand’s before the component’s', () => {
    const component = ':root { --a: 1px } .card { --a: 2px }'
    expect(usualIn(component)).toEqual({ '--a': '1px' })
    expect(usualIn(component, ':root { --a: 3px }')).toEqual({ '--a': '3px' })
    expect(usualIn(':root { --a: var(--b) } .card { --a: 2px }')).toEqual({ '--a': 'var(--b)' })
    expect(usualIn(':root { --a: 1px } @media (width > 1px) { :root { --a: 2px } }')).toEqual({ '--a': '1px' })
  })

  const long = `:root { --a: 0 0 0 6px #ffffff66 } .c { --a: none } ${'.d { box-shadow: var(--a) }'.repeat(4)}`
  it.each([
    [
      'a brand overrules what a component sets for some widths',
      '@media print { :root { --a: 2px } }',
      ':root { --a: 3px }',
    ],
    ['they refer to what may change further in', ':root { --a: var(--b) } .card { --a: 2px } .note { --b: 3px }'],
    ['they are long and used often', long],
  ])('stay on the root if %s', (_, ...sheets) => {
    expect(usualIn(...sheets)).not.toHaveProperty('--a')
  })
})

describe('withSettledValues', () => {
  const fixed = new Map([
    ['--a', 'var(--b)'],
    ['--b', '2px'],
  ])
  const usual = new Map([['--u', '7px']])

  it.each([
    ['var(--a)', '2px'],
    ['calc(var(--b) + var( --a ))', 'calc(2px + 2px)'],
    ['var(--a, 5px) var(--c)', '2px var(--c)'],
    ['var(--c, var(--a))', 'var(--c, 2px)'],
    ['var(--c, calc(1px + var(--d, var(--b))))', 'var(--c, calc(1px + var(--d, 2px)))'],
    ['var(--u)', 'var(--u,7px)'],
    ['calc(var(--u, 1px) + var(--a))', 'calc(var(--u,7px) + 2px)'],
  ])('%s', (value, expected) => {
    expect(withSettledValues(value, { fixed, usual })).toBe(expected)
  })
})

it('settleProperties writes the values where they are used, and leaves nothing of them on the root', () => {
  const sheet = parse(
    ':root { --a: 1px; --u: 2px } .card { margin: var(--a); --c: var(--u) } .note { --u: 3px } @media print { :root { --u: 4px } }',
  )
  settleProperties(sheet, { fixed: new Map([['--a', '1px']]), usual: new Map([['--u', '2px']]) })
  expect(flat(sheet)).toBe(
    '.card { margin: 1px; --c: var(--u,2px) } .note { --u: 3px } @media print { :root { --u: 4px } }',
  )
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
