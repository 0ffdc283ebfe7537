import { describe, expect, it } from 'vitest'
import { SRCSET_WIDTHS } from './image-url.ts'
import { neededWidths } from './needed-widths.ts'

describe('neededWidths', () => {
  it.each([
    ['(width<600px) 46vw,(width<=1175px) 31vw,302px', [360, 680]],
    ['(width < 600px) 46vw, (width <= 1175px) 31vw, min(24vw, 400px)', [360, 680, 960]],
    ['(width <= 768px) 92vw, 45vw', [680, 960, 1250, 1440, 1920]],
    ['100vw', [680, 960, 1250, 1440, 1920, 2880]],
    ['auto, 50vw', [360, 680, 960, 1250, 1440, 1920]],
    ['64px', [180]],
    ['2400px', [2880]],
  ])('IMG-02 %s', (sizes, widths) => {
    expect(neededWidths(sizes)).toEqual(widths)
  })

  it('IMG-02 a picture for phones alone needs no more than a phone', () => {
    expect(neededWidths('100vw', 768)).toEqual([680, 960, 1250, 1440])
  })

  it('IMG-02 offers all where it can not tell', () => {
    for (const sizes of ['calc(100vw - 32px)', '(orientation: landscape) 50vw, 100vw', ''])
      expect(neededWidths(sizes)).toBe(SRCSET_WIDTHS)
  })
})
