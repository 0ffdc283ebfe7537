import { expect, it } from 'vitest'
import { shareAddress } from './share-address.ts'

it('LIST-07 the link leads to the share page; without one, to the shown address with the key', () => {
  const shared = 'https://shop.example/onskelister/delt?listId=abc'
  expect(shareAddress(shared, 'a', 'https://shop.example/onskelister?list=a')).toBe(shared)
  expect(shareAddress(undefined, 'a', 'https://shop.example/onskelister?list=a')).toBe(
    'https://shop.example/onskelister?list=a&listId=a',
  )
})
