/** The end of an item before the next or before its list ends, the end of a line in a drawing; and beginnings of elements. */
const ENDS_AND_TAGS = /(<\/li>(?=<li[ >]|<\/[uo]l>)|<\/path>(?=<\/svg>))|<[a-z][^<>]*>/g
/** Of those that nobody but browsers reads. */
const PLAIN_VALUES =
  / (class|style|role|width|height|decoding|loading|data-[a-z-]+|aria-[a-z]+)="([^\s"'=<>`&]*)"(?=[ >])/g

const plainValue = (_all: string, name: string, value: string) => (value === '' ? ` ${name}` : ` ${name}=${value}`)

/**
 * The same elements in fewer letters: quotes that a value does not need, and ends that a browser knows. React writes `<`
 * and `>` of texts and values as entities, so what looks like the beginning of an element is one.
 */
export const leanMarkup = (html: string): string =>
  html.replaceAll(ENDS_AND_TAGS, (found, end: string | undefined) =>
    end === undefined ? found.replaceAll(PLAIN_VALUES, plainValue) : '',
  )
