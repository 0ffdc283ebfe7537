import pg from 'pg'

/** Tables that visitors write to; existing rows must not be changed by another visitor. */
const GROWING = [
  'carts',
  'shopping_lists',
  'shopping_list_items',
  'orders',
  'order_history',
  'order_returns',
  'payments',
  'stock_reservations',
  'promotion_uses',
  'newsletter_subscriptions',
  'stock_alerts',
  'sales_log',
  'stock_movements',
  'sessions',
  'customers',
  'customer_tokens',
  'customer_devices',
  'customer_groups',
  'passkeys',
  'soft_logins',
  'activated_offers',
  'list_alerts',
  'list_alert_items',
  'newsletter_consent_log',
  'consent_log',
  'visitor_stores',
  'employees',
  'employee_events',
  'employee_stores',
  'employee_passkeys',
  'store_reservations',
  'cart_hand_overs',
  'cart_merges',
]
/** Counters, queues and visit records: changed by any request, and by time. */
const FREE = [
  'mails',
  'jobs',
  'recent_searches',
  'search_counts',
  'search_visitors',
  'product_views',
  'bank_payments',
  'visitors',
  'passkey_challenges',
  'stock_forecasts',
  'product_signals',
  'product_interest',
  'product_pairs',
  'bought_pairs',
  'experience_exposures',
  'experience_orders',
  'insight_counts',
  'insight_order_days',
  'insight_sale_days',
  'insight_visit_days',
  'insight_visits',
  'insight_vitals',
]
/** Orders reserve stock: reservations may change, quantities may not. */
const COLUMNS: Readonly<Record<string, string>> = { stock_levels: `t.sku || ' ' || t.location || ' ' || t.on_hand` }

export interface Snapshot {
  /** Table → count of each row, by its digest. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export async function takeSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const tables = new Map<string, ReadonlyMap<string, number>>()
    for (const { name } of rows.filter((row) => !FREE.includes(row.name))) {
      const digests = await client.query<{ digest: string; count: number }>(
        `select md5(${COLUMNS[name] ?? 't::text'}) as digest, count(*)::int as count from "${name}" t group by 1`,
      )
      tables.set(name, new Map(digests.rows.map(({ digest, count }) => [digest, count])))
    }
    if (tables.size === 0) throw new Error('The database has no tables to compare.')
    return { tables }
  } finally {
    await client.end()
  }
}

/** Changes that a visitor made to other people's rows, as sentences. */
export function compareSnapshots(before: Snapshot, after: Snapshot): readonly string[] {
  return [...before.tables].flatMap(([table, rows]) => {
    const now = after.tables.get(table) ?? new Map<string, number>()
    let lost = 0
    for (const [digest, count] of rows) lost += Math.max(0, count - (now.get(digest) ?? 0))
    let made = 0
    for (const [digest, count] of now) made += Math.max(0, count - (rows.get(digest) ?? 0))
    if (lost > 0) return [`${table}: ${lost} rows that were there are changed or gone`]
    return made > 0 && !GROWING.includes(table) ? [`${table}: ${made} rows are new`] : []
  })
}
