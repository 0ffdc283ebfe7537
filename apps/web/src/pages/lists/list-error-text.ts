import type { ListErrorCode } from '@firkant/domain/lists/wishlist.ts'
import type { ListsTexts } from './lists.texts.ts'

const OWN_TEXT = {
  invalidListName: 'invalidListName',
  tooManyLists: 'tooManyLists',
  listNotFound: 'failed',
  listOrItemNotFound: 'failed',
  skuNotFound: 'failed',
  packageNotFound: 'failed',
  unknownError: 'failed',
} as const satisfies Record<ListErrorCode, string>

/** Two have texts of their own; without a code the call had no answer. */
export function listErrorText(text: ListsTexts['text'], code: ListErrorCode | undefined): string {
  return text(code === undefined ? 'failed' : OWN_TEXT[code])
}
