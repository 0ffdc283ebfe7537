/** The number of orders says to people whether it is the database that they mean. It may have no such table. */
export const ORDERS_QUERY = `select case when to_regclass('public.orders') is null then null
  else (xpath('/row/count/text()', query_to_xml('select count(*) from public.orders', false, true, '')))[1]::text end as count`
