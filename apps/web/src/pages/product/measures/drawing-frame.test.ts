import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawingFrame } from './drawing-frame.ts'

const anyBox = fc
  .record({
    x: fc.integer({ min: 8, max: 40 }),
    y: fc.integer({ min: 6, max: 60 }),
    w: fc.integer({ min: 10, max: 52 }),
    h: fc.integer({ min: 5, max: 34 }),
  })
  .map((box) => ({ across: 'width', box }) as const)

describe('the drawing on the straight view', () => {
  it('PDP-06 a broad sofa is shown without the empty room above and below it', () => {
    const frame = drawingFrame({ across: 'width', box: { x: 15, y: 31.85, w: 76, h: 32.29 } })
    expect(frame.ratio).toBeGreaterThan(1.7)
    expect(frame.across).toMatchObject({ left: 15, width: 76 })
  })

  it('PDP-06 the rulers are as long as the product, beside it, and on the picture', () => {
    fc.assert(
      fc.property(anyBox, (measured) => {
        const { box } = measured
        const { ratio, across, upright } = drawingFrame(measured)
        expect(across.width).toBe(box.w)
        // Heights are in percent of the frame, which is lower than the picture is wide.
        expect(upright.height / ratio).toBeCloseTo(box.h, 0)
        expect(upright.left).toBeLessThan(box.x)
        expect(upright.left).toBeGreaterThan(0)
        expect(across.top).toBeGreaterThan(upright.top + upright.height)
        expect(across.top).toBeLessThan(100)
      }),
    )
  })
})
