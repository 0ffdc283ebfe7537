import sanitizeHtml from 'sanitize-html'
import type { ShownHeading } from '@firkant/domain/content/checks/heading-order.ts'
import type { OfferedPicture } from '@firkant/domain/content/checks/page-weight.ts'
import type { Side } from '@firkant/domain/content/checks/words-on-picture.ts'

/** A hero: its words may stand on its picture. */
export interface ShownHero {
  readonly block: string
  readonly side: Side
  readonly tone: string
  /** The part of the picture that every crop keeps, in per cent. */
  readonly focus: { readonly x: number; readonly y: number }
  src: string
}

/** What the checks ask of a page, as the shop itself made it. */
export interface ShownPage {
  readonly headings: readonly ShownHeading[]
  readonly pictures: readonly OfferedPicture[]
  readonly heroes: readonly ShownHero[]
}

const BLOCK = 'block-'
const HEADING = /^h([1-6])$/
/** Where the brand says nothing else of a hero’s picture. */
const HERO_FOCUS = { x: 72, y: 50 }

type Attributes = sanitizeHtml.Attributes

const FOCUS = { x: /--focus-x:\s?(\d{1,3}(?:\.\d{1,9})?)%/, y: /--focus-y:\s?(\d{1,3}(?:\.\d{1,9})?)%/ } as const

function focusIn(style: string): ShownHero['focus'] {
  const [x, y] = [FOCUS.x.exec(style)?.[1], FOCUS.y.exec(style)?.[1]]
  return x === undefined || y === undefined ? HERO_FOCUS : { x: Number(x), y: Number(y) }
}

/** Walks the page once, and remembers in which block it is. */
function createReader() {
  const headings: { level: number; words: string; block: string | undefined }[] = []
  const pictures: OfferedPicture[] = []
  const heroes: ShownHero[] = []
  const open: { readonly tag: string; readonly id: string | undefined }[] = []
  let sources: OfferedPicture['sources'][number][] = []
  const block = () => open.findLast(({ id }) => id?.startsWith(BLOCK))?.id?.slice(BLOCK.length)
  const isIn = (wanted: string) => open.some(({ tag }) => tag === wanted)

  function addPicture({ src = '', srcset = '', sizes = '' }: Attributes): void {
    if (src === '' || src.startsWith('data:')) return
    pictures.push({ sources, src, srcset, sizes })
    const hero = heroes.at(-1)
    if (hero?.src === '' && hero.block === block()) hero.src = src
  }

  function enter(tag: string, attributes: Attributes): void {
    open.push({ tag, id: attributes.id })
    const { srcset = '', media = '', sizes = '', style = '', 'data-side': side, 'data-tone': tone } = attributes
    const level = HEADING.exec(tag)?.[1]
    if (level !== undefined && isIn('main')) headings.push({ level: Number(level), words: '', block: block() })
    if (tag === 'picture') sources = []
    if (tag === 'source' && isIn('picture')) sources = [...sources, { media, srcset, sizes }]
    if (tag === 'img') addPicture(attributes)
    const at = block()
    if (at !== undefined && tone !== undefined && (side === 'left' || side === 'right'))
      heroes.push({ block: at, side, tone, focus: focusIn(style), src: '' })
  }

  function leave(tag: string): void {
    const at = open.findLastIndex((each) => each.tag === tag)
    if (at >= 0) open.splice(at)
    if (tag === 'picture') sources = []
  }

  function hear(words: string): string {
    const heading = headings.at(-1)
    if (heading && open.some(({ tag }) => HEADING.test(tag))) heading.words += words
    return ''
  }
  return { enter, leave, hear, page: { headings, pictures, heroes } }
}

export function readShownPage(html: string): ShownPage {
  const reader = createReader()
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag: reader.enter,
    onCloseTag: reader.leave,
    textFilter: reader.hear,
  })
  return reader.page
}
