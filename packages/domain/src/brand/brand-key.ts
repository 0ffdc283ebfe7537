export const BRAND_KEYS = ['hjemly', 'skygge', 'fjellbo', 'ljuvhem'] as const
export type BrandKey = (typeof BRAND_KEYS)[number]

export function isBrandKey(value: string): value is BrandKey {
  return (BRAND_KEYS as readonly string[]).includes(value)
}
