/**
 * Which journeys a change of a folder can break, for `npm test -- --changed`. The longest beginning counts; a file below
 * none of these runs all of them. Names are those of files in `e2e/src/journeys`; what is drawn is looked at in all
 * brands besides.
 */
export const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  'docs/': [],
  'apps/server/test/': [],
  'bench/': [],
  'apps/server/src/commands/': [],
  'apps/server/src/features/catalog-files/': [],
  'apps/server/src/features/checkout/': ['checkout', 'checkout-payment', 'orders'],
  'apps/server/src/features/payments/': ['checkout-payment', 'orders'],
  'apps/server/src/features/test-bank/': ['checkout-payment', 'orders'],
  'apps/server/src/features/consent/': ['consent', 'data-layer', 'recognition'],
  'apps/server/src/features/employee/': ['employees', 'hand-over', 'stores'],
  'apps/server/src/features/hand-over/': ['hand-over'],
  'apps/server/src/features/insights/': ['insights'],
  'apps/server/src/features/lists/': ['lists', 'signed-out-tabs'],
  'apps/server/src/features/newsletter/': ['newsletter', 'recognition'],
  'apps/server/src/features/search/': ['quick-search'],
  'apps/server/src/features/soft-login/': ['recognition'],
  'apps/server/src/features/stock-alerts/': ['stock-alert'],
  'apps/server/src/features/stores/': ['stores'],
  'apps/server/src/features/studio/': ['studio', 'studio-media', 'studio-experiments', 'studio-banner'],
  'apps/studio/': ['studio', 'studio-media', 'studio-experiments', 'studio-banner', 'studio-pages'],
  'apps/server/src/features/change-sets/': ['studio-pages'],
  'apps/web/src/features/compare/': ['compare'],
  'apps/web/src/features/newsletter/': ['newsletter', 'page-frame'],
  'apps/web/src/features/search/': ['quick-search', 'early-presses'],
  'apps/web/src/features/soft-login/': ['recognition'],
  'apps/web/src/features/stock-alerts/': ['stock-alert'],
  'apps/web/src/pages/compare/': ['compare'],
  'apps/web/src/pages/insights/': ['insights'],
  'apps/web/src/pages/kit/': ['kit'],
  'apps/web/src/pages/newsletter/': ['newsletter'],
  'apps/web/src/pages/stock-alert/': ['stock-alert'],
  'apps/web/src/pages/stores/': ['stores'],
}
