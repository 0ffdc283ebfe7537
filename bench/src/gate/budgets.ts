/**
 * What the shop may cost, in one table. Whoever makes a row better lowers it here; whoever has to raise one says why in
 * the commit. Measured with `npm run bench -- --gate`; `npm test` counts the counted ones.
 */
export type Budget = { readonly most: number } | { readonly least: number }

/** A page that is rendered for this request, in a process that has answered such before. */
export interface PageBudget {
  readonly htmlBytes: number
  /** As it is sent once: compressed quickly. */
  readonly brotliBytes: number
  /** Round trips to the database; several statements in one message are one. */
  readonly queries: number
  /** Allocated in the heap for one request, by the shop's own thread; buffers are not in it. */
  readonly heapKb: number
}

export const PAGE_KINDS = ['start', 'category', 'product', 'search', 'cart', 'checkout'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/**
 * Bytes with two per cent of room, the heap with ten: three runs differed by three. Of two kinds of cart page that visitors
 * may get, the heavier. What waits for a visitor without React has cost 0.3 kB of a document as it is sent; the notice of
 * the guarantee and the terms of an invoice 0.8 kB of the checkout; where things are
 * sent, in the header, 0.5 kB of a page, 0.1 as sent; the day and place of a delivery 0.2 kB of a product page as it is sent;
 * the room plan, what buyers write and what comes in through one's door 0.4 of it; the postcode in a cart without scripts
 * 0.3 kB as sent and a query; a place on the floor as a filter 0.1 kB of a listing as sent; deliveries apart 0.5 kB of the checkout;
 * the button of a wallet that says who buys 30 bytes of a product page as sent.
 */
const PAGES: Readonly<Record<PageKind, PageBudget>> = {
  start: { htmlBytes: 75_600, brotliBytes: 17_900, queries: 1, heapKb: 2450 },
  category: { htmlBytes: 94_000, brotliBytes: 18_000, queries: 1, heapKb: 2650 },
  product: { htmlBytes: 99_500, brotliBytes: 22_800, queries: 5, heapKb: 3100 },
  search: { htmlBytes: 105_500, brotliBytes: 18_100, queries: 1, heapKb: 2300 },
  cart: { htmlBytes: 65_500, brotliBytes: 17_950, queries: 4, heapKb: 1950 },
  checkout: { htmlBytes: 31_100, brotliBytes: 11_000, queries: 4, heapKb: 1170 },
}

/** Round trips to the database. */
const CALLS = { 'cart apply': 2, order: 2 } as const

export const PAGE_FIGURES: Readonly<Record<keyof PageBudget, string>> = {
  htmlBytes: 'HTML, bytes',
  brotliBytes: 'HTML as sent, bytes',
  queries: 'queries',
  heapKb: 'heap, kB',
}

export const pageRow = (kind: PageKind, figure: keyof PageBudget) => `${kind}: ${PAGE_FIGURES[figure]}`
export const callRow = (call: keyof typeof CALLS) => `${call}: queries`

/** The same on a busy machine as on a quiet one. */
export const COUNTED_BUDGETS: ReadonlyMap<string, Budget> = new Map<string, Budget>([
  ...PAGE_KINDS.flatMap((kind) =>
    (Object.keys(PAGE_FIGURES) as (keyof PageBudget)[]).map(
      (figure) => [pageRow(kind, figure), { most: PAGES[kind][figure] }] as const,
    ),
  ),
  ...(Object.keys(CALLS) as (keyof typeof CALLS)[]).map((call) => [callRow(call), { most: CALLS[call] }] as const),
])

/** Shares of what does nothing else, measured in turns with it. */
export const SHARE_ROWS = {
  keptBrotli: 'kept start page, brotli: share of a bare server',
  keptPlain: 'kept start page, not packed: share of a bare server',
  start: 'start rendered anew: share of a bare server',
  category: 'category rendered anew: share of a bare server',
  product: 'product rendered anew: share of a bare server',
  search: 'search rendered anew: share of a bare server',
  cartAlone: 'cart apply, 1 connection: share of a bare transaction',
  cartTogether: 'cart apply, 16 connections: share of bare transactions',
} as const

/** Floors below the least that a quiet machine showed (bench/cold.md, cart.md). The aims are 0.9, 0.05 and 0.9. */
export const SHARE_BUDGETS: ReadonlyMap<string, Budget> = new Map<string, Budget>([
  [SHARE_ROWS.keptBrotli, { least: 0.4 }],
  [SHARE_ROWS.keptPlain, { least: 0.4 }],
  [SHARE_ROWS.start, { least: 0.005 }],
  [SHARE_ROWS.category, { least: 0.005 }],
  [SHARE_ROWS.product, { least: 0.005 }],
  [SHARE_ROWS.search, { least: 0.005 }],
  [SHARE_ROWS.cartAlone, { least: 0.6 }],
  [SHARE_ROWS.cartTogether, { least: 0.6 }],
])
