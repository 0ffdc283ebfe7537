import type { openDatabase } from '@firkant/server/platform/database/database.ts'
import { sampleProducts } from '../catalogue/sample-products.ts'

/** The last three are a visitor's own. */
export type ColdKind = 'start' | 'category' | 'product' | 'search' | 'cart' | 'checkout' | 'my-pages'
export type ColdAddresses = Readonly<Record<ColdKind, (index: number) => string>>

const CATEGORIES = ['/sofaer', '/opbevaring', '/lamper', '/produkter', '/rum/stue', '/produkter?page=3']
const WORDS = ['sofa', 'lampe', 'bord', 'stol', 'seng', 'reol', 'tæppe', 'spejl', 'grøn sofa', 'bord eg', 'lampe sort']

const MAX_PRODUCTS = 10_000

/** Addresses of the demo shop: products as they are in the database, the others by hand. */
export async function coldAddresses(db: ReturnType<typeof openDatabase>['main']): Promise<ColdAddresses> {
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '/'
  const products = await sampleProducts(db, MAX_PRODUCTS)
  return {
    start: () => '/',
    category: (index) => at(CATEGORIES, index),
    product: (index) => at(products, index),
    search: (index) => `/soeg?q=${encodeURIComponent(at(WORDS, index))}`,
    cart: () => '/kurv',
    checkout: () => '/kasse',
    'my-pages': () => '/mine-sider',
  }
}
