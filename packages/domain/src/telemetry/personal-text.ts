/** Also percent-encoded, as in an address. */
const EMAIL = /(?<![^\s@<>"'(),;:=/?&%])[^\s@<>"'(),;:=/?&%]+(?:@|%40)[^\s@<>"'(),;:/?&#%]+/gi

const GAP = '(?:[ .+-]|%20|%2B)?'
/** `010190-1234`, `010190 12345`, `900101+1234`, `19900101-1234`: written by people, so with other gaps, too. */
const PERSONAL_NUMBER = new RegExp(
  `(?<![\\w.-])\\d{2}${GAP}\\d{2}${GAP}\\d{2}(?:${GAP}\\d{2})?${GAP}\\d{4,5}(?![\\w-])`,
  'gi',
)

/** What somebody wrote, without e-mail addresses and the numbers by which the state knows people. */
export function maskPersonal(text: string): string {
  return text.replace(PERSONAL_NUMBER, '<number>').replace(EMAIL, '<email>')
}
