import { expect, it } from 'vitest'
import { textsOf } from '../../../texts/text-table.ts'
import { listsTexts } from '../lists.texts.ts'
import { copiedText } from './copied-message.ts'

const texts = textsOf(listsTexts, 'da')
const said = (listKey: string, added: number, present: number) =>
  copiedText(texts, 'Stue', { success: true, listKey, added, present })

it('LIST-08 a customer has a list of their own now', () => {
  expect(said('list-abc', 3, 0)).toBe('Listen Stue er nu din')
})

it('LIST-08 whoever is not signed in is told that the things are favourites, and how many', () => {
  expect(said('wishlist-abc', 1, 0)).toBe('1 vare er lagt i dine favoritter.')
  expect(said('wishlist-abc', 3, 1)).toBe('3 varer er lagt i dine favoritter. 1 vare var der i forvejen.')
  expect(said('wishlist-abc', 0, 4)).toBe('Det hele var i dine favoritter i forvejen.')
  expect(said('wishlist-abc', 0, 0)).toBe('Der er ikke lagt noget i dine favoritter.')
})
