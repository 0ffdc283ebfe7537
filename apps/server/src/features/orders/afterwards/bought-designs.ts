import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'

/** Whether a customer has something of the design at home: it came, and not all of the order went back. */
export async function hasBoughtDesign(
  db: Queries,
  { customerId, designKey }: { readonly customerId: string; readonly designKey: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from orders o, jsonb_array_elements(o.document -> 'lines') line, jsonb_array_elements(line -> 'items') item
    join variants v on v.sku = item ->> 'sku' join products p on p.key = v.product_key
    where o.customer_id = ${customerId} and o.state in ('delivered', 'partlyReturned') and p.design_key = ${designKey}
      and not exists (select 1 from order_returns r, jsonb_array_elements(r.lines) gone
        where r.order_id = o.id and gone ->> 'lineItemId' = line ->> 'id')
    limit 1`)
  return rows.length > 0
}
