import { expect, it } from 'vitest'
import { altOfChosen } from './chosen-alt.ts'

it.each([
  ['an empty place gets the words of the library', { file: '', alt: '' }, 'En stol'],
  ['words written for an empty place stay', { file: '', alt: 'Min stol' }, 'Min stol'],
  ['the same picture chosen again keeps what the page says of it', { file: 'stol.webp', alt: 'Min stol' }, 'Min stol'],
  ['words of another picture go', { file: 'bord.webp', alt: 'Et bord' }, 'En stol'],
])('STU-04 %s', (_, before, after) => {
  expect(altOfChosen(before, 'stol.webp', 'En stol')).toBe(after)
})

it('STU-04 without words of the library those of another picture go all the same: the field asks for new ones', () => {
  expect(altOfChosen({ file: 'bord.webp', alt: 'Et bord' }, 'stol.webp')).toBe('')
})
