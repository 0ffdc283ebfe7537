import { expect, it } from 'vitest'
import { ownTexts } from '../../texts/own-texts.ts'
import { listErrorText } from './list-error-text.ts'
import { listsDa } from './texts/lists-da.ts'

const { text } = ownTexts({ da: listsDa, nb: listsDa, sv: listsDa })('da')

it('LIST-05 two refusals have texts to the letter, all others and none one for all', () => {
  expect(listErrorText(text, 'invalidListName')).toBe('Ugyldigt navn')
  expect(listErrorText(text, 'tooManyLists')).toBe('Max antal lister nået')
  const others = ['listNotFound', 'listOrItemNotFound', 'skuNotFound', 'packageNotFound', 'unknownError', undefined]
  for (const code of others) expect(listErrorText(text, code as undefined)).toBe('Noget gik galt, prøv igen senere.')
})
