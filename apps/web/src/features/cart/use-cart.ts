import { useDynamicData } from '../dynamic-data/use-dynamic-data.ts'

/** How many pieces are in the visitor's cart; undefined until the server has said. */
export function useCartCount(): number | undefined {
  const { status, data } = useDynamicData('cart')
  if (data) return data.items.reduce((count, item) => count + item.quantity, 0)
  return status === 'loaded' ? 0 : undefined
}
