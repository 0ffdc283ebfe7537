import { isNameText } from '../text/name-text.ts'

export const MAX_LIST_NAME = 30

/** Characters that show nothing. Joiners stay: emoji are made with them. */
const UNSEEN = /[\u00ad\u180e\u200b\u2060-\u2065\ufeff]|\p{Cc}/gu
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A list's name as it is stored; undefined if there is nothing to read in it, it is too long or looks like a link. */
export function readListName(text: string): string | undefined {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim()
  return SHOWN.test(name) && isNameText(name) && listNameLength(name) <= MAX_LIST_NAME ? name : undefined
}

/** In characters as people count them, near enough: an emoji outside the basic plane is one. */
export function listNameLength(name: string): number {
  return Array.from(name).length
}
