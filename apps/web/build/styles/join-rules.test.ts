import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { joinRules } from './join-rules.ts'

function joined(css: string): string {
  const sheet = parse(css)
  joinRules(sheet)
  return sheet.toString().replaceAll(/\s+/g, ' ').trim()
}

describe('rules of one selector', () => {
  it('become one where nothing between them sets the same', () => {
    expect(joined('.a { color: red } .b { gap: 1px } .a { margin: 0 }')).toBe(
      '.a { color: red; margin: 0 } .b { gap: 1px }',
    )
  })

  it('stay where they are if a rule between them sets it too, whatever its selector, as a part or as a whole', () => {
    for (const css of [
      '.a { color: red } .b { margin-top: 1px } .a { margin: 0 }',
      '.a { color: red } .b { font: inherit } .a { line-height: 1 }',
      '.a { color: red } .b { inset: 0 } .a { left: 1px }',
      '.a { color: red } @media print { .b { margin: 1px } } .a { margin: 0 }',
      '.a { @media print { margin: 1px } } .a { margin: 0 }',
      '.a { color: red } .b { all: unset } .a { margin: 0 }',
      '.a { color: red } .a { margin: 0 !important }',
      '.a { color: red } .b { --x: 1 } .a { --x: 2 }',
    ])
      expect(joined(css)).toBe(css)
  })

  it('keep the later value, and stand before what is nested', () => {
    expect(joined('.a { color: red; @media print { gap: 0 } } .a { color: blue }')).toBe(
      '.a { color: red; color: blue; @media print { gap: 0 } }',
    )
  })

  it('are joined with what is nested in them, and in queries that stand apart', () => {
    expect(joined('.a { color: red; @media print { gap: 0 } } .a { margin: 0; @media print { margin: 1px } }')).toBe(
      '.a { color: red; margin: 0; @media print { gap: 0; margin: 1px } }',
    )
    expect(joined('@media print { .a { gap: 0 } } .b { color: red } @media print { .a { margin: 0 } }')).toBe(
      '@media print { .a { gap: 0; margin: 0 } } .b { color: red }',
    )
    const crossed = '@media print { .a { gap: 0 } } .b { margin: 0 } @media print { .a { margin: 1px } }'
    expect(joined(crossed)).toBe(crossed)
  })

  it('are joined in layers and queries, not across them', () => {
    expect(joined('@layer x { .a { color: red } .a { gap: 0 } } .a { margin: 0 }')).toBe(
      '@layer x { .a { color: red; gap: 0 } } .a { margin: 0 }',
    )
  })
})
