/** Routes that are neither call, form nor page, asked without what proves that one may: nine letters each. */
export const ROUTE_ROWS: Readonly<Record<string, string>> = {
  'GET /healthz': '+++++++++',
  'GET /readyz': '+++++++++',
  // With the operator's key.
  'GET /metrics': 'NNNNNNNNN',
  'GET /api/openapi.json': '+++++++++',
  'GET /assets/*': 'NNNNNNNNN',
  'GET /documents/*': 'NNNNNNNNN',
  'GET /images/*': 'NNNNNNNNN',
  'GET /media/*': 'NNNNNNNNN',
  'GET /models/:hash/:name': 'NNNNNNNNN',
  'GET /models/qr.svg': 'NNNNNNNNN',
  'GET /lists/preview/:file': 'NNNNNNNNN',
  // With the token of the order's link.
  'GET /orders/calendar.ics': 'NNNNNNNNN',
  // Signed by the provider.
  'POST /api/payments/:provider/webhook': 'NNNNNNNNN',
  'GET /payments/return': '?????????',
  // The bank for development, which the shop alone may ask.
  'POST /bank/api/payments': 'LLLLLLLLL',
  'GET /bank/api/payments/:reference': 'LLLLLLLLL',
  'POST /bank/api/payments/:reference/capture': 'LLLLLLLLL',
  'POST /bank/api/payments/:reference/cancel': 'LLLLLLLLL',
  'POST /bank/api/payments/:reference/refunds': 'LLLLLLLLL',
  'GET /bank/pay': 'NNNNNNNNN',
  'GET /bank/closed': 'NNNNNNNNN',
  // Not in production.
  'GET /__outbox': '+++++++++',
  'GET /__outbox/:id': 'NNNNNNNNN',
  'GET /__outbox/:id/appendix.pdf': 'NNNNNNNNN',
  'GET /mail/fonts/:file': 'NNNNNNNNN',
  // The studio's own document tells nothing; its calls ask who.
  'GET /studio': '+++++++++',
  'GET /studio/*': '+++++++++',
  'GET /studio/assets/:file': 'NNNNNNNNN',
  'GET /robots.txt': '+++++++++',
  'GET /sitemap.xml': '+++++++++',
  'GET /sitemap/pages.xml': '+++++++++',
  'GET /sitemap/products-:part(^[1-9]\\d{0,3}).xml': '+++++++++',
  // Every page: `authorisation-page-rows.ts`.
  'GET /*': '+++++++++',
}
