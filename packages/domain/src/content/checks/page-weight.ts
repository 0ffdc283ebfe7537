/** What an address of a picture is offered for: `… 680w`. */
interface Candidate {
  readonly url: string
  readonly width: number
}

/** As markup has it. */
export interface OfferedPicture {
  readonly sources: readonly { readonly media: string; readonly srcset: string; readonly sizes: string }[]
  readonly src: string
  readonly srcset: string
  readonly sizes: string
}

/** A usual phone: what it loads is what most visitors wait for. */
export const PHONE = { width: 390, density: 2 } as const

const SIGNS: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
}

/** `width < 700px`, `700px <= width <= 1175px`. */
function conditionHolds(condition: string, width: number): boolean {
  const words = condition.replaceAll('(', '').replaceAll(')', '').trim().split(' ')
  const values = words.map((word) => (word === 'width' ? width : Number.parseFloat(word)))
  const signs = words.flatMap((word, at) => (at % 2 === 1 ? [{ sign: SIGNS[word], at }] : []))
  return (
    words.includes('width') &&
    signs.length > 0 &&
    signs.every(({ sign, at }) => sign?.(values[at - 1] ?? Number.NaN, values[at + 1] ?? Number.NaN))
  )
}

/** Conditions of width, as the shop writes them; any other does not hold. */
export function mediaHolds(media: string, width: number): boolean {
  return media === '' || media.split(' and ').every((each) => conditionHolds(each, width))
}

/** `(width < 700px) 200vw, 100vw` on a screen of that width, in its pixels. */
export function sizeOn(sizes: string, width: number): number {
  for (const each of sizes.split(',')) {
    const end = each.lastIndexOf(')') + 1
    const length = each.slice(end).trim()
    const number = Number.parseFloat(length)
    if (Number.isNaN(number) || !mediaHolds(each.slice(0, end).trim(), width)) continue
    if (length.endsWith('px')) return number
    if (length.endsWith('vw')) return (number / 100) * width
  }
  return width
}

const candidatesOf = (srcset: string): readonly Candidate[] =>
  srcset
    .split(', ')
    .map((each) => each.trim().split(' '))
    .flatMap(([url = '', width = '']) => (width.endsWith('w') ? [{ url, width: Number.parseInt(width, 10) }] : []))

/** The address that a phone loads of a picture: one that is large enough, or the largest. */
export function pictureOnPhone({ sources, src, srcset, sizes }: OfferedPicture): string {
  const chosen = sources.find(({ media }) => mediaHolds(media, PHONE.width)) ?? { srcset, sizes }
  const wanted = sizeOn(chosen.sizes, PHONE.width) * PHONE.density
  const candidates = candidatesOf(chosen.srcset).toSorted((one, other) => one.width - other.width)
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.url ?? src
}
