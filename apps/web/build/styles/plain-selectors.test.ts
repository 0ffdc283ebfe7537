import { transform } from 'lightningcss'
import { expect, it } from 'vitest'
import { withoutList } from './plain-selectors.ts'

const written = (selector: string) =>
  transform({
    filename: 'a.css',
    code: Buffer.from(`${selector}{color:red}`),
    minify: true,
    visitor: { Selector: withoutList },
  })
    .code.toString()
    .replace('{color:red}', '')

it.each([
  [':is(.a,.b)', '.a,.b'],
  [':is(.a:hover,.b:hover)', '.a:hover,.b:hover'],
  ['.x :is(a,button)', '.x a,.x button'],
  ['.x>:is(.a,.b)::after', '.x>.a:after,.x>.b:after'],
  [':is(.a .q,.b .q)', '.a .q,.b .q'],
])('writes %s as a list that browsers find by class or tag', (selector, plain) => {
  expect(written(selector)).toBe(plain)
})

it.each([':is(.a,.b[c])', '.x:is(.a,.b) .c', '.x :is(.a .q,.b .q)', '.x:is(.a,.b)', ':where(.a,.b)'])(
  'leaves %s, which would weigh or match otherwise',
  (selector) => {
    expect(written(selector)).toBe(selector)
  },
)
