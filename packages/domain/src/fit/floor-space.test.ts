import { expect, it } from 'vitest'
import { readListingQuery, writeListingQuery } from '../catalog/listing-query.ts'
import { knownFloorSpaces, readFloorSpace, typedFloorSpace, withTypedSpace, writeFloorSpace } from './floor-space.ts'

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

it('FIT-02 two fields of a form lead to the same address as a link', () => {
  const read = (search: string) => writeListingQuery(readListingQuery(withTypedSpace(new URLSearchParams(search))))
  expect(read('f.space.width=90&f.space.depth=210')).toBe('?f.space=210x90')
  expect(read('f.space=210x90')).toBe('?f.space=210x90')
  for (const half of ['f.space.width=90', 'f.space.width=90&f.space.depth=', 'f.space.width=wide&f.space.depth=2'])
    expect(read(half)).toBe('')
})
