import type { searchCalls } from '@firkant/domain/search/search-calls.ts'
import type { storeCalls } from '@firkant/domain/stores/store-calls.ts'
import type { CallRow } from './authorisation-rows.ts'

/** Calls of the search and the stores, which anybody may ask. */
export const OPEN_CALL_ROWS: Readonly<Record<keyof typeof searchCalls | keyof typeof storeCalls, CallRow>> = {
  'GET /api/autocomplete': { needs: 'anybody', query: () => ({ q: 'sofa' }) },
  'GET /api/searchsuggestions': { needs: 'anybody' },
  'POST /api/client/search/searched': { needs: 'anybody', body: () => ({ q: 'sofa' }) },
  'GET /api/client/stores/stock': { needs: 'anybody', query: () => ({ sku: 'NORDLO-3-GREEN' }) },
  'POST /api/client/stores/chosen': { needs: 'anybody', body: () => ({ storeId: 'aarhus' }) },
}
