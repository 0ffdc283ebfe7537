/** Full stops of other scripts, and marks that turn the direction of what follows. */
const REFUSED = /[\u3002\uff0e\uff61\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** `evil.example` becomes a link in mail programs, `J. P. Hansen` and `St. Clair` don't. */
const LINKED = /\.\p{L}|\u3002/u

/** Names are shown to other people, and in mails of the shop: they must not look like an address, nor hide one. */
export function isNameText(text: string): boolean {
  return !REFUSED.test(text) && !LINKED.test(text.normalize('NFKC'))
}
