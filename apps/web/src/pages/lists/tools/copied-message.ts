import { isWishlistKey, type CopyListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import type { ListsTexts } from '../lists.texts.ts'

/** Onto a wish list: how many came, and how many were there. */
export function copiedWishText({ text, plural }: ListsTexts, added: number, present: number): string {
  if (added === 0) return text(present > 0 ? 'keptAllPresent' : 'keptNothing')
  const came = plural('keptWish', added)
  return present > 0 ? `${came} ${plural('keptPresent', present)}` : came
}

/** What became of a shared list that was kept. */
export function copiedText(texts: ListsTexts, name: string, answer: CopyListAnswer): string {
  const { listKey = '', added = 0, present = 0 } = answer
  return isWishlistKey(listKey) ? copiedWishText(texts, added, present) : texts.text('kept', { name })
}
