import { expect, it } from 'vitest'
import { compareAddress, readComparedSkus, withCompared } from './compare-address.ts'

it('up to four SKUs are read from an address, each once', () => {
  expect(readComparedSkus('A,B,A,C,D,E')).toEqual(['A', 'B', 'C', 'D'])
  expect(readComparedSkus(' A , B ')).toEqual(['A', 'B'])
})

it.each([null, undefined, '', ',,,', '<script>', "A'--", 'x'.repeat(41), '\u0000'])('%j names nothing', (text) => {
  expect(readComparedSkus(text)).toEqual([])
})

it('the address of a comparison is read back as it was', () => {
  const skus = ['NORDLO-3-GREEN', 'A.1']
  const address = new URL(compareAddress('/sammenlign', skus), 'https://shop.example')
  expect(address.href).toBe('https://shop.example/sammenlign?sku=NORDLO-3-GREEN,A.1')
  expect(readComparedSkus(address.searchParams.get('sku'))).toEqual(skus)
  expect(compareAddress('/sammenlign', [])).toBe('/sammenlign')
})

it('a fifth takes the place of the oldest; what is there stays where it is', () => {
  expect(withCompared(['A', 'B', 'C', 'D'], 'E')).toEqual(['B', 'C', 'D', 'E'])
  expect(withCompared(['A', 'B'], 'A')).toEqual(['A', 'B'])
})
