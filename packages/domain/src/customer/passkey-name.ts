import { isNameText } from '../text/name-text.ts'

/** One line without what can't be seen; undefined if nothing is left, too much, or what looks like a link. */
export function readPasskeyName(given: string, longest: number): string | undefined {
  const name = given.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return name === '' || [...name].length > longest || !isNameText(name) ? undefined : name
}

export const MAX_PASSKEY_NAME_LENGTH = 40
