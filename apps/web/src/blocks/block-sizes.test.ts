import { describe, expect, it } from 'vitest'
import { blockSizes } from './block-sizes.ts'

describe('blockSizes', () => {
  it('BLOCK-36 a picture is asked for as wide as its block can be', () => {
    expect(blockSizes({ width: undefined, isInColumn: false })).toBe(
      '(width <= 768px) 100vw, (width <= 1280px) 100vw, 1280px',
    )
    expect(blockSizes({ width: 'narrow', isInColumn: false })).toContain('840px')
    expect(blockSizes({ width: 'full', isInColumn: false })).toBe('(width <= 768px) 100vw, 100vw')
  })

  it('BLOCK-06 and less where it shares the page with others', () => {
    expect(blockSizes({ width: 'normal', isInColumn: true })).toBe('(width <= 768px) 100vw, 50vw')
    expect(blockSizes({ width: 'normal', isInColumn: false }, 3)).toBe(
      '(width <= 768px) 100vw, (width <= 1280px) 33vw, 427px',
    )
  })
})
