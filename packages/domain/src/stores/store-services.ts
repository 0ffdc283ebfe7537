/** What a store does besides selling what stands in it. The words for them are the web's. */
export const STORE_SERVICES = [
  'clickAndCollect',
  'designHelp',
  'fabricSamples',
  'deliveryFromStore',
  'returns',
  'trailer',
  'parking',
  'charging',
  'stepFree',
  'playCorner',
] as const
export type StoreService = (typeof STORE_SERVICES)[number]
