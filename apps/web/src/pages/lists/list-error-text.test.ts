import { expect, it } from 'vitest'
import { textsOf } from '../../texts/text-table.ts'
import { listErrorText } from './list-error-text.ts'
import { listsTexts } from './lists.texts.ts'

const { text } = textsOf(listsTexts, 'da')

it('LIST-05 two refusals have texts to the letter, all others and none one for all', () => {
  expect(listErrorText(text, 'invalidListName')).toBe('Ugyldigt navn')
  expect(listErrorText(text, 'tooManyLists')).toBe('Max antal lister nået')
  const others = ['listNotFound', 'listOrItemNotFound', 'skuNotFound', 'packageNotFound', 'unknownError', undefined]
  for (const code of others) expect(listErrorText(text, code as undefined)).toBe('Noget gik galt, prøv igen senere.')
})
