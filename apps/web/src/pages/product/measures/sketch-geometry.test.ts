import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sketchOf } from './sketch-geometry.ts'

const centimetres = fc.integer({ min: 1, max: 400 })
const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))

describe('the sketch', () => {
  it('PDP-06 draws a box with width, height and depth, a round thing with diameter and height', () => {
    const kinds = (...given: Parameters<typeof sketchOf>) => sketchOf(...given)?.rulers.map(({ kind }) => kind)
    const box = [
      { kind: 'width', value: 232 },
      { kind: 'depth', value: 96 },
      { kind: 'height', value: 97 },
    ] as const
    expect(kinds(box)).toEqual(['width', 'height', 'depth'])
    expect(kinds([box[0], box[2]])).toEqual(['width', 'height'])
    expect(kinds([...box, { kind: 'diameter', value: 120 }])).toEqual(['width', 'height'])
  })

  it('PDP-06 draws nothing without a height, or without a width', () => {
    expect(sketchOf([{ kind: 'width', value: 90 }])).toBeUndefined()
    expect(sketchOf([{ kind: 'height', value: 90 }])).toBeUndefined()
    expect(sketchOf([])).toBeUndefined()
  })

  it('PDP-06 whatever the proportions, its numbers stay on the sheet', () => {
    fc.assert(
      fc.property(centimetres, centimetres, centimetres, (width, depth, height) => {
        const sketch = sketchOf([
          { kind: 'width', value: width },
          { kind: 'depth', value: depth },
          { kind: 'height', value: height },
        ])
        expect(numbersOf(sketch?.outline ?? '').every(Number.isFinite)).toBe(true)
        for (const { x, y } of sketch?.rulers ?? []) {
          expect(x).toBeGreaterThan(16)
          expect(x).toBeLessThan(464)
          expect(y).toBeGreaterThan(8)
          expect(y).toBeLessThan(262)
        }
      }),
    )
  })
})
