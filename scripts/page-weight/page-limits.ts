import { COUNTED, COUNTED_NAMES, type PageLimits, type PageWeight, type WeighedPage } from './weigh-page.ts'

/** Measured with `npm run bench -- --pages`, with a little room. What got lighter gets a lower limit. */
export const PAGE_LIMITS: PageLimits = {
  counted: {
    start: {
      htmlBytes: { limit: 187_300, aim: 90_000 },
      documentBytes: { limit: 23_800 },
      elements: { limit: 1092, aim: 900 },
      scriptBytes: { limit: 95_700, aim: 80_000 },
      scriptFiles: { limit: 10, aim: 6 },
      styleBytes: { limit: 20_000 },
      fontBytes: { limit: 42_200, aim: 45_000 },
      requests: { limit: 53, aim: 30 },
      stylePasses: { limit: 80 },
      styledElements: { limit: 2100 },
    },
    category: {
      htmlBytes: { limit: 273_900, aim: 90_000 },
      documentBytes: { limit: 27_300 },
      elements: { limit: 1808, aim: 900 },
      scriptBytes: { limit: 104_300, aim: 86_000 },
      scriptFiles: { limit: 17, aim: 6 },
      styleBytes: { limit: 20_400 },
      fontBytes: { limit: 42_200, aim: 45_000 },
      requests: { limit: 58, aim: 30 },
      stylePasses: { limit: 80 },
      styledElements: { limit: 3200 },
    },
    product: {
      htmlBytes: { limit: 255_300, aim: 90_000 },
      documentBytes: { limit: 29_000 },
      elements: { limit: 1642, aim: 1100 },
      scriptBytes: { limit: 108_700, aim: 90_000 },
      scriptFiles: { limit: 21, aim: 6 },
      styleBytes: { limit: 22_800 },
      fontBytes: { limit: 42_200, aim: 45_000 },
      requests: { limit: 49, aim: 30 },
      stylePasses: { limit: 80 },
      styledElements: { limit: 3500 },
    },
  },
  ratios: { start: {}, category: {}, product: {} },
}

/** What is over its limit, in words for a report. */
export function findExcess(kind: WeighedPage, weight: PageWeight): readonly string[] {
  return COUNTED_NAMES.flatMap((name) => {
    const limit = PAGE_LIMITS.counted[kind][name]?.limit ?? Number.POSITIVE_INFINITY
    return weight[name] > limit ? [`${kind}: ${COUNTED[name]} ${weight[name]}, at most ${limit}`] : []
  })
}
