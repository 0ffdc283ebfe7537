import { expect, it } from 'vitest'
import { knownFloorSpaces, readFloorSpace, typedFloorSpace, writeFloorSpace } from './floor-space.ts'

it('FIT-02 a place on the floor is the same whichever side is said first', () => {
  expect(readFloorSpace('90x210')).toEqual({ longCm: 210, shortCm: 90 })
  expect(typedFloorSpace(' 90', '210 ')).toEqual(readFloorSpace('210x90'))
  expect(writeFloorSpace({ longCm: 210, shortCm: 90 })).toBe('210x90')
  expect(knownFloorSpaces(['90x210', '60x60'])).toEqual(['210x90'])
})

it.each(['210', '210x', 'x90', '0x90', '-1x90', '210x90x60', '21000x90', '210 x 90', 'axb', '1e3x90'])(
  'FIT-02 %j is no place on a floor',
  (written) => expect(readFloorSpace(written)).toBeUndefined(),
)
