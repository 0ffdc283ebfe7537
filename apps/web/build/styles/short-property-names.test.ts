import { parse } from 'postcss'
import { expect, it } from 'vitest'
import { createPropertyNames } from './short-property-names.ts'

const SHEETS = [
  ':root { --ink: red; --line: blue } .a { color: var(--ink); outline-color: var(--ink) }',
  '.b { anchor-name: --pin; --zoom-x: 1; width: calc(var(--zoom-x) * var(--t-hero, var( --line ))) }',
]

function renamed(css: string, ofScripts: readonly string[] = []): string {
  const sheet = parse(css)
  createPropertyNames(
    SHEETS.map((each) => parse(each)),
    new Set(ofScripts),
  )(sheet)
  return sheet.toString()
}

it('names are numbers, the most used one first, the same in every sheet', () => {
  expect(SHEETS.map((css) => renamed(css))).toEqual([
    ':root { --0: red; --1: blue } .a { color: var(--0); outline-color: var(--0) }',
    '.b { anchor-name: --pin; --2: 1; width: calc(var(--2) * var(--3, var( --1 ))) }',
  ])
})

it('what scripts name keeps its name, and nothing else gets it', () => {
  expect(renamed(SHEETS[1] ?? '', ['--zoom-x', '--t-hero', '--0'])).toBe(
    '.b { anchor-name: --pin; --zoom-x: 1; width: calc(var(--zoom-x) * var(--t-hero, var( --2 ))) }',
  )
})

it('queries of style are asked by the same names', () => {
  expect(renamed('@container style(--ink: red) { .c { color: blue } }')).toBe(
    '@container style(--0: red) { .c { color: blue } }',
  )
})
