import { COUNTED, COUNTED_NAMES, type PageLimits, type PageWeight, type WeighedPage } from './weigh-page.ts'

/** Measured with `npm run bench -- --pages`, with a little room. What got lighter gets a lower limit. */
export const PAGE_LIMITS: PageLimits = {
  counted: {
    start: {
      htmlBytes: { limit: 148_400, aim: 90_000 },
      documentBytes: { limit: 21_500 },
      elements: { limit: 926, aim: 900 },
      scriptBytes: { limit: 95_700, aim: 80_000 },
      scriptFiles: { limit: 10, aim: 6 },
      styleBytes: { limit: 17_900 },
      fontBytes: { limit: 42_200, aim: 45_000 },
      requests: { limit: 53, aim: 30 },
      stylePasses: { limit: 80 },
      styledElements: { limit: 1269 },
    },
    category: {
      htmlBytes: { limit: 251_000, aim: 90_000 },
      documentBytes: { limit: 25_500 },
      elements: { limit: 1683, aim: 900 },
      scriptBytes: { limit: 104_300, aim: 86_000 },
      scriptFiles: { limit: 17, aim: 6 },
      styleBytes: { limit: 19_800 },
      fontBytes: { limit: 42_200, aim: 45_000 },
      requests: { limit: 58, aim: 30 },
      stylePasses: { limit: 80 },
      styledElements: { limit: 2110 },
    },
    product: {
      htmlBytes: { limit: 239_800, aim: 90_000 },
      documentBytes: { limit: 28_000 },
      elements: { limit: 1642, aim: 1100 },
      scriptBytes: { limit: 108_700, aim: 90_000 },
      scriptFiles: { limit: 21, aim: 6 },
      styleBytes: { limit: 22_200 },
      fontBytes: { limit: 42_200, aim: 45_000 },
      requests: { limit: 49, aim: 30 },
      stylePasses: { limit: 80 },
      styledElements: { limit: 2528 },
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
