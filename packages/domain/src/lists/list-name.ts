export const MOST_LIST_NAME = 30

/** Direction marks, and characters that show nothing. Joiners stay: emoji are made with them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cc}/gu
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A list's name as it is stored; undefined if there is nothing to read in it or it is too long. */
export function readListName(text: string): string | undefined {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim()
  return SHOWN.test(name) && listNameLength(name) <= MOST_LIST_NAME ? name : undefined
}

/** In characters as people count them, near enough: an emoji outside the basic plane is one. */
export function listNameLength(name: string): number {
  return Array.from(name).length
}
