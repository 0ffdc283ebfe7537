import { sql } from 'drizzle-orm'

/**
 * Everything that a customer may say of their order, as words: number, who and where they are, what they bought, for
 * how much, and the parcel. Of the columns of `orders` alone, so that it can be an index; a query must use this very
 * text. Databases may have no locale: they would leave the letters of the north as they are.
 * No semicolon may stand in it: drizzle-kit cuts indexes at them.
 */
export const ORDER_WORDS = sql.raw(`to_tsvector('simple'::regconfig, translate(
  number || ' ' || email || ' '
  || coalesce(document -> 'buyer' ->> 'companyName', '') || ' '
  || right(translate(coalesce(document -> 'buyer' ->> 'mobile', ''), '+ ()-', ''), 8) || ' '
  || right(translate(coalesce(document -> 'buyer' ->> 'mobile', ''), '+ ()-', ''), 9) || ' '
  || coalesce(jsonb_path_query_array(document, '$.billingAddress.*')::text, '') || ' '
  || coalesce(jsonb_path_query_array(document, '$.shippingAddress.*')::text, '') || ' '
  || coalesce(jsonb_path_query_array(document, '$.lines[*].name')::text, '') || ' '
  || coalesce(jsonb_path_query_array(document, '$.lines[*].sku')::text, '') || ' '
  || coalesce(document -> 'totals' -> 'total' ->> 'incl', '') || ' '
  || coalesce(parcel ->> 'number', ''),
  'ÆØÅÄÖÉÜ@.-_+/,:()[]{}"''&', 'æøåäöéü                   '))`)
