/** One line without what can't be seen; undefined if nothing is left, or too much. */
export function readPasskeyName(given: string, longest: number): string | undefined {
  const name = given.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return name === '' || [...name].length > longest ? undefined : name
}

export const LONGEST_PASSKEY_NAME = 40
