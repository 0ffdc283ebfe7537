import { isWishlistKey, type KeepListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import type { ListsTexts } from './lists.texts.ts'

/** Onto a wish list: how many came, and how many were there. */
export function keptWishText({ text, plural }: ListsTexts, added: number, present: number): string {
  if (added === 0) return text(present > 0 ? 'keptAllPresent' : 'keptNothing')
  const came = plural('keptWish', added)
  return present > 0 ? `${came} ${plural('keptPresent', present)}` : came
}

/** What became of a shared list that was kept. */
export function keptText(texts: ListsTexts, name: string, answer: KeepListAnswer): string {
  const { listKey = '', added = 0, present = 0 } = answer
  return isWishlistKey(listKey) ? keptWishText(texts, added, present) : texts.text('kept', { name })
}
