import type { ImageWidth } from './image-presets.ts'
import { SRCSET_WIDTHS } from './image-url.ts'

/** Windows that pages are made for, in CSS pixels, and the pixels of the screens they are on. */
const NARROWEST = 320
const WIDEST_PHONE = 480
const WIDEST = 1920
const PHONE_DENSITY = 3
const DENSITY = 2
/** The smallest window with the coarsest screen may get a larger image than it needs. */
const MIN_DENSITY = 1.5
/** A little less than a pixel for a pixel is not seen. */
const ENOUGH = 0.9

const ENTRY = /^(?:\(width *<=? *(\d+)px\) *)?(?:(\d+(?:\.\d+)?)(px|vw)|min\((\d+(?:\.\d+)?)vw, *(\d+)px\))$/

/** Splits at commas that are not in parentheses. */
function splitEntries(sizes: string): readonly string[] {
  const entries = ['']
  let depth = 0
  for (const letter of sizes) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) entries.push('')
    else entries[entries.length - 1] += letter
  }
  return entries
}

interface Place {
  /** The widest window that the entry is for. */
  readonly upTo: number
  readonly widthIn: (window: number) => number
}

function readEntry(entry: string, mostWide: number): Place | undefined {
  const found = ENTRY.exec(entry.trim())
  if (!found) return undefined
  const [, upTo, amount, unit, share, most] = found
  const widthIn = (window: number) => {
    if (share !== undefined) return Math.min((window * Number(share)) / 100, Number(most))
    return unit === 'px' ? Number(amount) : (window * Number(amount)) / 100
  }
  return { upTo: Math.min(upTo === undefined ? mostWide : Number(upTo), mostWide), widthIn }
}

/**
 * The widths that a browser may choose for `sizes`: most places need three of eight. Each is named with the image's
 * whole address, so the others weigh. All of them for what it cannot read.
 */
export function neededWidths(sizes: string, widestWindow = WIDEST): readonly ImageWidth[] {
  const entries = splitEntries(sizes.replace(/^auto, */, ''))
  const needed: number[] = []
  let from = NARROWEST
  for (const each of entries) {
    const place = readEntry(each, widestWindow)
    if (!place) return SRCSET_WIDTHS
    const { upTo, widthIn } = place
    needed.push(widthIn(from) * MIN_DENSITY, widthIn(upTo) * DENSITY * ENOUGH)
    if (from < WIDEST_PHONE) needed.push(widthIn(Math.min(upTo, WIDEST_PHONE)) * PHONE_DENSITY * ENOUGH)
    from = Math.max(from, upTo)
  }
  const last = SRCSET_WIDTHS.length - 1
  const placeOf = (width: number) => {
    const found = SRCSET_WIDTHS.findIndex((each) => each >= width)
    return found < 0 ? last : found
  }
  return SRCSET_WIDTHS.slice(placeOf(Math.min(...needed)), placeOf(Math.max(...needed)) + 1)
}
