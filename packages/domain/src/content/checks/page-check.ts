/** What is looked at before a page is published, in this order. */
export const PAGE_CHECKS = ['fields', 'links', 'alt', 'headings', 'contrast', 'weight'] as const
export type PageCheckName = (typeof PAGE_CHECKS)[number]

/** `mend`: it is not published like this. `look`: it is, if the editor wants it so. `waits`: for what must be mended first. */
export const CHECK_STATES = ['ok', 'look', 'mend', 'waits'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** What the document and its pictures may weigh on a phone. */
export const PAGE_WEIGHT_BUDGET_KB = 1200
