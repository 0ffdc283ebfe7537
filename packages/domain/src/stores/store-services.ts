/** A store's services besides selling. Their texts are in the web app. */
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
