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

const CONDITION = /^\(\s*(?:(\d+)px\s*(<=?|>=?)\s*)?width\s*(?:(<=?|>=?)\s*(\d+)px)?\s*\)$/
const holds = (one: number, sign: string, other: number) =>
  sign === '<' ? one < other : sign === '<=' ? one <= other : sign === '>' ? one > other : one >= other

/** Conditions of width, as the shop writes them; any other does not hold. */
export function mediaHolds(media: string, width: number): boolean {
  if (media === '') return true
  return media.split(/\s+and\s+/).every((each) => {
    const found = CONDITION.exec(each.trim())
    if (!found) return false
    const [, before, beforeSign = '', afterSign = '', after] = found
    return (
      (before === undefined || holds(Number(before), beforeSign, width)) &&
      (after === undefined || holds(width, afterSign, Number(after)))
    )
  })
}

/** `(width < 700px) 200vw, 100vw` on a screen of that width, in its pixels. */
export function sizeOn(sizes: string, width: number): number {
  for (const each of sizes.split(/,(?![^(]*\))/)) {
    const [, media = '', length = ''] = /^\s*((?:\([^)]*\)(?:\s+and\s+)?)*)\s*(.*?)\s*$/.exec(each) ?? []
    if (!mediaHolds(media.trim(), width)) continue
    const [, number, unit] = /^([\d.]+)(vw|px)$/.exec(length) ?? []
    if (number !== undefined) return unit === 'px' ? Number(number) : (Number(number) / 100) * width
  }
  return width
}

const candidatesOf = (srcset: string): readonly Candidate[] =>
  srcset
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/))
    .flatMap(([url = '', width = '']) => (/^\d+w$/.test(width) ? [{ url, width: Number.parseInt(width, 10) }] : []))

/** The address that a phone loads of a picture: one that is large enough, or the largest. */
export function pictureOnPhone({ sources, src, srcset, sizes }: OfferedPicture): string {
  const chosen = sources.find(({ media }) => mediaHolds(media, PHONE.width)) ?? { srcset, sizes }
  const wanted = sizeOn(chosen.sizes, PHONE.width) * PHONE.density
  const candidates = candidatesOf(chosen.srcset).toSorted((one, other) => one.width - other.width)
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.url ?? src
}
