import { sql } from 'drizzle-orm'
import type { openDatabase } from '@firkant/server/platform/database/database.ts'
import { buyStubbornly } from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import type { BenchShop } from '../bench-shop.ts'
import { invoiceOnly, prepareCrowd } from '../checkout/checkout-buyers.ts'
import type { Row } from '../report.ts'
import type { ColdAddresses } from './cold-addresses.ts'

type Drizzle = ReturnType<typeof openDatabase>['main']

/** With their compressed copies what the cache has for pages. */
const PRODUCT_PAGES = 200
const ORDERS = 30
const BETWEEN_MS = 1000
const MIN_SHARE_KEPT = 0.95

interface SaleOptions {
  readonly db: Drizzle
  readonly addresses: ColdAddresses
}

/** Pages of all kinds that are kept: what visitors come for, and many products. */
function pathsOf(addresses: ColdAddresses): readonly string[] {
  const products = Array.from({ length: PRODUCT_PAGES }, (_, index) => addresses.product(index))
  const categories = Array.from({ length: 6 }, (_, index) => addresses.category(index))
  return [...new Set(['/', '/nb', '/sv', ...categories, ...products])]
}

/** SKUs of the products whose pages are kept, and that many can be bought of. */
async function soldSkus(db: Drizzle, paths: readonly string[]): Promise<readonly string[]> {
  const keys = paths.flatMap((path) => path.split('/')[2] ?? [])
  const { rows } = await db.execute<{ sku: string }>(sql`
    select v.sku from variants v join stock_levels k on k.sku = v.sku and k.location = 'central'
    join products p on p.key = v.product_key and p.sold_in_groups_of = 1 and p.kind = 'product'
    where v.product_key = any(${sql.param(keys)}) and k.on_hand - k.reserved > 30 order by md5(v.sku) limit ${ORDERS}`)
  return rows.map(({ sku }) => sku)
}

async function renders(shop: BenchShop): Promise<number> {
  const text = await (await fetch(`${shop.origin}/metrics`)).text()
  const counts = text.matchAll(/^shop_documents_total\{[^}]*source="render"[^}]*\} (\d+)$/gm)
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

async function askAll(shop: BenchShop, paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(shop.origin + path)).arrayBuffer()
}

/** One order a second, each of another product; all pages are asked for after each. */
export async function benchSale(shop: BenchShop, { db, addresses }: SaleOptions): Promise<Row[]> {
  const paths = pathsOf(addresses)
  const skus = await soldSkus(db, paths)
  const place = { origin: shop.origin, db, balances: new Map<string, number>() }
  const buyers = []
  for (const [at, sku] of skus.entries()) {
    const crowd = { name: `sale-${at}`, count: 1, sku, piecesOf: () => 1 }
    buyers.push(...(await prepareCrowd(place, { ...crowd, kindOf: invoiceOnly })))
  }
  for (let time = 0; time < 3; time += 1) await askAll(shop, paths)
  const shares: number[] = []
  const cpuBefore = shop.cpuMs()
  for (const buyer of buyers) {
    const [startedAt, before] = [performance.now(), await renders(shop)]
    await buyStubbornly(buyer)
    await askAll(shop, paths)
    shares.push(1 - ((await renders(shop)) - before) / paths.length)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, BETWEEN_MS - (performance.now() - startedAt))))
  }
  const cpu = (shop.cpuMs() - cpuBefore) / (buyers.length * paths.length)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    {
      name: `${paths.length} kept pages after each of ${buyers.length} orders, one a second`,
      value: `${percent(mean)} stay, at least ${percent(Math.min(...shares))}; ${cpu.toFixed(2)} ms of processor for a page, orders with them`,
      budget: `≥ ${percent(MIN_SHARE_KEPT)}`,
      isMet: mean >= MIN_SHARE_KEPT,
    },
  ]
}
