import { describe, expect, test } from 'vitest'
import { layout } from '@firkant/brands/skygge/layout.ts'
import { resolveLayout } from './resolve-layout.ts'

const { transform } = resolveLayout('/brands/skygge', layout) as {
  transform: (code: string, id: string, options?: { ssr: boolean }) => { code: string } | undefined
}
const built = (code: string, ssr = false) => transform(code, '/web/header.tsx', { ssr })?.code

describe('what a brand has chosen, in built code', () => {
  test('stands in place of the question', () => {
    expect(built("if (storefront.layout.header === 'top-bar') {}")).toBe(
      `if (${JSON.stringify(layout.header)} === 'top-bar') {}`,
    )
    expect(built("storefront.layout.variants['product-heart']")).toBe(
      JSON.stringify(layout.variants['product-heart']) ?? 'undefined',
    )
  })
  test('a variant that the brand leaves at its first choice is undefined', () => {
    expect(built("storefront.layout.variants['no-such-variant']")).toBe('undefined')
  })
  test('what is no single value stays a question', () => {
    expect(built('storefront.layout.menu.kind')).toBe('storefront.layout.menu.kind')
  })
  test('browsers do not get the table', () => {
    expect(transform('whatever', '/brands/skygge/layout.ts', { ssr: false })?.code).not.toContain('variants')
    expect(() => built('const { variants } = storefront.layout')).toThrow('ask for one choice')
    expect(() => built('all(storefront.layout.variants)')).toThrow('ask for one choice')
    expect(() => built('const { logo, layout } = storefront')).toThrow('ask for one choice')
  })
  test('the server has all of it', () => {
    expect(transform('whatever', '/brands/skygge/layout.ts', { ssr: true })).toBeUndefined()
    expect(built('all(storefront.layout.variants)', true)).toBe('all(storefront.layout.variants)')
  })
})
