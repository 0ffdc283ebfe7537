/** What React puts before the page: a preload of each picture that is not lazy and has one source. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
const OF_FIRST_SCREEN = /<link (?:(?!fetchPriority=)[^<>])*fetchPriority="high"[^<>]*>/
/** A picture of the first screen that has another source for phones. */
const CHOICE = /<source media="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"[^>]*>(<img [^>]*fetchPriority="high"[^>]*>)/
const SRC_SET = / srcSet="([^"]*)"/
const SIZES = / sizes="([^"]*)"/

interface Source {
  readonly media: string
  readonly srcSet: string
  readonly sizes: string
}

const preloadOf = ({ media, srcSet, sizes }: Source) =>
  `<link rel="preload" as="image" media="${media}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`

/** Attributes are taken over as they are written. */
function choicePreload(html: string): string | undefined {
  const [, media = '', srcSet = '', sizes = '', image = ''] = CHOICE.exec(html) ?? []
  const own = SRC_SET.exec(image)?.[1]
  if (own === undefined) return undefined
  const others = { media: `not all and ${media}`, srcSet: own, sizes: SIZES.exec(image)?.[1] ?? '' }
  return preloadOf({ media, srcSet, sizes }) + preloadOf(others)
}

/**
 * The first screen's picture is preloaded alone: each further one would share the line with it, and the browser finds
 * them as soon as it reads on. Of a picture with another source for phones each window follows one.
 */
export function withOnePreload(html: string): string {
  const [all = ''] = PRELOADS.exec(html) ?? []
  const first = choicePreload(html) ?? OF_FIRST_SCREEN.exec(all)?.[0] ?? ''
  return first + html.slice(all.length)
}
