const [SPACE, QUOTE, SLASH, EQUALS, LESS, GREATER] = [0x20, 0x22, 0x2f, 0x3d, 0x3c, 0x3e]
/** Of those that nobody but browsers reads; `data-` and `aria-` are families of them. */
const NAMES = (
  'data- aria- class= style= role= width= height= decoding= loading= alt= sizes= tabindex= draggable= ' +
  'type= name= value= form= method= popoverTarget= popoverTargetAction= popover= autoComplete= ' +
  'rel= dateTime= required= minLength= maxLength= enterKeyHint= inputMode= fetchPriority='
).split(' ')
/** By their first letter: a document has thousands of names, and most are compared with one or two. */
const NAMES_BY_LETTER = Array.from({ length: 256 }, (_, letter) =>
  NAMES.filter((name) => name.charCodeAt(0) === letter).map((name) => Buffer.from(name)),
)
/** Elements without content, whose slash at the end says nothing. In drawings it would. */
const EMPTY = ['img ', 'input ', 'source ', 'link '].map((name) => Buffer.from(name))
/** What a value without quotes may not have in it. */
const NEEDS_QUOTES = new Uint8Array(256)
for (const letter of ' \t\n\f\r"\'=<>`&') NEEDS_QUOTES[letter.charCodeAt(0)] = 1

/** An end that the browser knows, by what follows it. */
const END_OF_ITEM = Buffer.from('</li>')
const AFTER_ITEM = ['<li>', '<li ', '</ul>', '</ol>'].map((after) => Buffer.from(after))
const END_OF_PATH = Buffer.from('</path>')
const AFTER_PATH = [Buffer.from('</svg>')]

function hasAt(bytes: Buffer, at: number, part: Buffer): boolean {
  for (let index = 0; index < part.length; index += 1) if (bytes[at + index] !== part[index]) return false
  return true
}

// Loops by number: a function or an iterator for each attribute would be what there is to collect.
function hasOneAt(bytes: Buffer, at: number, parts: readonly Buffer[]): boolean {
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]
    if (part && hasAt(bytes, at, part)) return true
  }
  return false
}

const isLetter = (byte = 0) => byte >= 0x61 && byte <= 0x7a

const AMPERSAND = 0x26
const WRITTEN_AMPERSAND = Buffer.from('&amp;')

/** Of an address: before a parameter it is one by itself, whatever the parameter is called. */
function isPlainAmpersand(bytes: Buffer, at: number): boolean {
  if (!hasAt(bytes, at, WRITTEN_AMPERSAND)) return false
  let next = at + WRITTEN_AMPERSAND.length
  while (isLetter(bytes[next])) next += 1
  return next > at + WRITTEN_AMPERSAND.length && bytes[next] === EQUALS
}

const isPlainName = (bytes: Buffer, from: number) => hasOneAt(bytes, from, NAMES_BY_LETTER[bytes[from] ?? 0] ?? [])

function needlessEndAt(bytes: Buffer, at: number): number {
  if (hasAt(bytes, at, END_OF_ITEM) && hasOneAt(bytes, at + END_OF_ITEM.length, AFTER_ITEM)) return END_OF_ITEM.length
  if (hasAt(bytes, at, END_OF_PATH) && hasOneAt(bytes, at + END_OF_PATH.length, AFTER_PATH)) return END_OF_PATH.length
  return 0
}

/** Where the value ends that begins here, if it can do without its quotes. */
function plainValueEnd(bytes: Buffer, from: number, isEmpty: boolean): number {
  let at = from
  while (NEEDS_QUOTES[bytes[at] ?? QUOTE] === 0) at += 1
  if (bytes[at] !== QUOTE) return -1
  const after = bytes[at + 1]
  return after === SPACE || after === GREATER || (isEmpty && after === SLASH) ? at : -1
}

/**
 * The same elements in fewer letters, in place: quotes that a value does not need, and ends that a browser knows. React
 * writes `<` and `>` of texts and values as entities, so what looks like the beginning of an element is one. Returns
 * where the part ends now. In bytes, for strings of a page's size, and thousands of small ones, would be left to collect.
 */
export function leanMarkup(bytes: Buffer, from: number, to: number): number {
  let out = from
  let at = from
  let nameFrom = 0
  let isInTag = false
  let isInValue = false
  let isEmpty = false
  while (at < to) {
    const byte = bytes[at] ?? 0
    // What is written never overtakes what is read: a name is looked for among what is written.
    if (byte === LESS) {
      at += needlessEndAt(bytes, at)
      isInTag = isLetter(bytes[at + 1])
      isEmpty = isInTag && hasOneAt(bytes, at + 1, EMPTY)
      isInValue = false
    } else if (isInValue) {
      if (byte === QUOTE) isInValue = false
      else if (byte === AMPERSAND && isPlainAmpersand(bytes, at)) at += WRITTEN_AMPERSAND.length - 1
    } else if (isInTag) {
      if (byte === SPACE) nameFrom = out + 1
      else if (byte === GREATER) isInTag = false
      else if (byte === EQUALS && bytes[at + 1] === QUOTE) {
        bytes[out] = EQUALS
        const end = isPlainName(bytes, nameFrom) ? plainValueEnd(bytes, at + 2, isEmpty) : -1
        if (end >= 0) {
          if (end > at + 2) out += 1
          // Short: quicker than a call of the buffer's own method.
          for (let next = at + 2; next < end; next += 1) bytes[out++] = bytes[next] ?? 0
          at = end + 1
          continue
        }
        out += 1
        at += 1
        isInValue = true
      } else if (isEmpty && byte === SLASH && bytes[at + 1] === GREATER) {
        isInTag = false
        at += 1
      }
    }
    bytes[out++] = byte === AMPERSAND ? byte : (bytes[at] ?? 0)
    at += 1
  }
  return out
}
