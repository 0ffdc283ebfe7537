import { parse } from 'postcss'
import { expect, it } from 'vitest'
import { dropProperties, findUnreadProperties } from './unread-properties.ts'

it('properties that no rule and no script reads are left out, also those that only such ones read', () => {
  const sheet = parse(`:root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px; --e: 4px }
    .x { --b: 5px; margin: var(--c, var(--d)) }
    .y { --b: 6px }
    @container style(--e: 4px) { .z { margin: 0 } }`)
  const byScripts = parse(':root { --f: 7px; --g: 8px }')
  const unread = findUnreadProperties([sheet, byScripts], (name) => name === '--f')
  expect([...unread].toSorted()).toEqual(['--a', '--b', '--g'])
  for (const each of [sheet, byScripts]) dropProperties(each, unread)
  expect(sheet.toString()).toMatch(
    /^:root \{ --c: 2px; --d: 3px; --e: 4px \}\s+\.x \{ margin: var\(--c, var\(--d\)\) \}\s+@container/,
  )
  expect(byScripts.toString()).toMatch(/^:root \{ --f: 7px ?\}$/)
})
