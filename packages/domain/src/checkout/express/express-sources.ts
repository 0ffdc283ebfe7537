/** What is bought: the visitor's cart, or one product beside it. */
export const EXPRESS_SOURCES = ['cart', 'product'] as const
export type ExpressSource = (typeof EXPRESS_SOURCES)[number]
export const isExpressSource = (written: string | null | undefined): written is ExpressSource =>
  EXPRESS_SOURCES.some((each) => each === written)
