import { SKU_PARAM } from '../catalog/catalog-addresses.ts'

export const MAX_COMPARED = 4

const SKU = /^[\w.-]{1,40}$/

/** `A,B,C` → the SKUs, each once; what cannot be one is left out. */
export function readComparedSkus(text: string | null | undefined): readonly string[] {
  const skus = (text ?? '').split(',', 100).map((sku) => sku.trim())
  return [...new Set(skus)].filter((sku) => SKU.test(sku)).slice(0, MAX_COMPARED)
}

/** The address that shows these beside each other; commas stay readable. */
export function compareAddress(pageUrl: string, skus: readonly string[]): string {
  return skus.length === 0 ? pageUrl : `${pageUrl}?${SKU_PARAM}=${skus.map(encodeURIComponent).join(',')}`
}

/** A further one comes last; a fifth takes the place of the oldest. */
export function withCompared(skus: readonly string[], sku: string): readonly string[] {
  return skus.includes(sku) ? skus : [...skus, sku].slice(-MAX_COMPARED)
}
