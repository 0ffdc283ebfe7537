import pg from 'pg'
import { literalOf } from '@firkant/server/platform/database/messages/literal.ts'
import { measure, warmUp, type Times } from '../load/timed-work.ts'

const WARM_UP = 320
const DOCUMENT_BYTES = 3000

/** What no shop can leave out: a stock row that all buyers want, an order, its mail, durably. One message each. */
export async function benchBareOrders(
  databaseUrl: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Times> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  await pool.query(`create table bare_stock (sku text primary key, reserved int not null);
    insert into bare_stock values ('lamp', 0);
    create table bare_orders (id uuid primary key default gen_random_uuid(), document jsonb not null)`)
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const document = literalOf({ text: 'x'.repeat(DOCUMENT_BYTES) })
  const work = clients.map((client) => async () => {
    await client.query(`begin; insert into bare_orders (document) values (${document});
      update bare_stock set reserved = reserved + 1 where sku = 'lamp'; commit`)
    return true
  })
  await warmUp(work, WARM_UP)
  const times = await measure(work, seconds)
  for (const client of clients) client.release()
  await pool.query('drop table bare_stock, bare_orders')
  await pool.end()
  return times
}
