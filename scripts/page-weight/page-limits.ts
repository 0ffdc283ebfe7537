import type { Browser } from '@playwright/test'
import { ensureChromium } from '../programs/chromium.ts'
import type { Visit } from './phone.ts'
import {
  COUNTED,
  COUNTED_NAMES,
  WEIGHED_PAGES,
  weighPage,
  type Counted,
  type PageLimits,
  type PageWeight,
  type WeighedPage,
} from './weigh-page.ts'

/**
 * Measured with `npm run bench -- --pages`: somebody who was never here and is asked about cookies (the first visit),
 * and somebody who has answered. With a little room. What got lighter gets a lower limit. Both are visits that only read:
 * React comes with the first sign of a person, and the state of the page with it: `takenOverBytes` has both. The rules for pages made ahead, and what counts them, have cost 0.5 kB of
 * HTML, what a page needs to wait without React 0.9; energy classes and prices per unit on the cards of a product's page
 * 2 elements and 0.3 kB; the place of a panel that is opened before React is there, and what the story of a product shows,
 * 0.2 kB of style; 3D and the room on a product's page 16 elements, 1.8 kB of HTML and 0.4 of style. What buyers ask, and votes for what they wrote, 11 elements and 1 kB of a product's page. The button of a wallet that says who buys is 30 bytes of a product's document and 40 of its style, 60 in a later visit.
 * Style in a document counts as what it adds to the packed document: without the state there, the same style adds 6 bytes to a product page.
 * A row of slides that is not skipped, so that nothing below it jumps, is some 200 elements in all passes of a later visit's start page. That banners have a sheet of
 * their own costs a start page 0.1 kB of style, and saves 2.3 of the others. The whole browser draws more frames while a document comes than the shell does, and styles up to a sixth
 * more elements again (`STYLED_ROOM`). How many elements are styled again differs between builds of the
 * browser: the same shop kept
 * within 1 300 on a category and 1 400 on a product page with one, and had 1 320 and 1 595 with the next.
 */
export const PAGE_LIMITS: PageLimits = {
  counted: {
    first: {
      start: {
        htmlBytes: { limit: 74_100, aim: 90_000 },
        documentBytes: { limit: 14_750 },
        elements: { limit: 845, aim: 900 },
        scriptBytes: { limit: 10_250 },
        scriptFiles: { limit: 3 },
        styleBytes: { limit: 16_200 },
        fontBytes: { limit: 42_200, aim: 45_000 },
        takenOverBytes: { limit: 172_000 },
        requests: { limit: 30, aim: 28 },
        stylePasses: { limit: 80 },
        styledElements: { limit: 1500 },
      },
      category: {
        htmlBytes: { limit: 91_900, aim: 90_000 },
        documentBytes: { limit: 14_250 },
        elements: { limit: 1022, aim: 900 },
        scriptBytes: { limit: 10_250 },
        scriptFiles: { limit: 3 },
        styleBytes: { limit: 16_600 },
        fontBytes: { limit: 42_200, aim: 45_000 },
        takenOverBytes: { limit: 185_000 },
        requests: { limit: 31, aim: 28 },
        stylePasses: { limit: 80 },
        styledElements: { limit: 1600 },
      },
      product: {
        htmlBytes: { limit: 96_950, aim: 90_000 },
        documentBytes: { limit: 18_350 },
        elements: { limit: 1272, aim: 1100 },
        scriptBytes: { limit: 10_250 },
        scriptFiles: { limit: 3 },
        styleBytes: { limit: 19_160 },
        fontBytes: { limit: 42_200, aim: 45_000 },
        takenOverBytes: { limit: 204_400 },
        requests: { limit: 33, aim: 28 },
        stylePasses: { limit: 80 },
        styledElements: { limit: 1700 },
      },
    },
    later: {
      start: {
        htmlBytes: { limit: 74_100, aim: 90_000 },
        documentBytes: { limit: 14_750 },
        elements: { limit: 825, aim: 900 },
        scriptBytes: { limit: 8_050 },
        scriptFiles: { limit: 2 },
        styleBytes: { limit: 15_950 },
        fontBytes: { limit: 42_200, aim: 45_000 },
        takenOverBytes: { limit: 146_800 },
        requests: { limit: 31, aim: 30 },
        stylePasses: { limit: 80 },
        styledElements: { limit: 1300 },
      },
      category: {
        htmlBytes: { limit: 91_900, aim: 90_000 },
        documentBytes: { limit: 14_250 },
        elements: { limit: 1002, aim: 900 },
        scriptBytes: { limit: 8_050 },
        scriptFiles: { limit: 2 },
        styleBytes: { limit: 16_000 },
        fontBytes: { limit: 42_200, aim: 45_000 },
        takenOverBytes: { limit: 159_500 },
        requests: { limit: 32, aim: 30 },
        stylePasses: { limit: 80 },
        styledElements: { limit: 1450 },
      },
      product: {
        htmlBytes: { limit: 96_950, aim: 90_000 },
        documentBytes: { limit: 18_350 },
        elements: { limit: 1252, aim: 1100 },
        scriptBytes: { limit: 8_050 },
        scriptFiles: { limit: 2 },
        styleBytes: { limit: 19_560 },
        fontBytes: { limit: 42_200, aim: 45_000 },
        takenOverBytes: { limit: 176_100 },
        requests: { limit: 34, aim: 30 },
        stylePasses: { limit: 80 },
        styledElements: { limit: 1700 },
      },
    },
  },
  // With room: one run beside other work had 0.7–1.7, and 1.7–6.4 for style and layout.
  ratios: {
    start: { fcpMs: 2, lcpMs: 2.2, styleMs: 5, layoutMs: 6.5 },
    category: { fcpMs: 2, lcpMs: 2, styleMs: 8, layoutMs: 7 },
    product: { fcpMs: 2, lcpMs: 2, styleMs: 6, layoutMs: 4 },
  },
}

export interface Weighed {
  readonly kind: WeighedPage
  readonly visit: Visit
}

/** Of a whole browser, beside the shell that the limits are for. */
const STYLED_ROOM = 1.2
const roomOf = (name: Counted) =>
  (name === 'styledElements' || name === 'stylePasses') && !ensureChromium().includes('shell') ? STYLED_ROOM : 1

/** What is over its limit, in words for a report. */
export function findExcess({ kind, visit }: Weighed, weight: PageWeight): readonly string[] {
  return COUNTED_NAMES.flatMap((name) => {
    const limit = (PAGE_LIMITS.counted[visit][kind][name]?.limit ?? Number.POSITIVE_INFINITY) * roomOf(name)
    return weight[name] > limit ? [`${kind}, ${visit} visit: ${COUNTED[name]} ${weight[name]}, at most ${limit}`] : []
  })
}

/**
 * How often a browser styles what it has of a document depends on how it arrives, and code that a late picture asks for
 * comes on top. So the least of three loads counts: what has grown has grown in each of them.
 */
const MAX_LOADS = 3

function least(one: PageWeight, other: PageWeight): PageWeight {
  const names = Object.keys(one) as (keyof PageWeight)[]
  return Object.fromEntries(names.map((name) => [name, Math.min(one[name], other[name])])) as unknown as PageWeight
}

export async function weighLightest(browser: Browser, origin: string, weighed: Weighed): Promise<PageWeight> {
  const weigh = () => weighPage(browser, origin + WEIGHED_PAGES[weighed.kind], weighed.visit)
  let weight = await weigh()
  for (let load = 2; load <= MAX_LOADS && findExcess(weighed, weight).length > 0; load += 1)
    weight = least(weight, await weigh())
  return weight
}
