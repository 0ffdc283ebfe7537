import type { deliveryPlaceCalls } from '@firkant/domain/delivery/delivery-place-calls.ts'
import type { searchCalls } from '@firkant/domain/search/search-calls.ts'
import type { storeCalls } from '@firkant/domain/stores/store-calls.ts'
import type { CallRow } from './authorisation-rows.ts'

/** Calls of the search, the stores and where things are sent, which anybody may ask. */
export const OPEN_CALL_ROWS: Readonly<
  Record<keyof typeof searchCalls | keyof typeof storeCalls | keyof typeof deliveryPlaceCalls, CallRow>
> = {
  'GET /api/autocomplete': { needs: 'anybody', query: () => ({ q: 'sofa' }) },
  'GET /api/searchsuggestions': { needs: 'anybody' },
  'POST /api/client/search/searched': { needs: 'anybody', body: () => ({ q: 'sofa' }) },
  'GET /api/client/stores/stock': { needs: 'anybody', query: () => ({ sku: 'NORDLO-3-GREEN' }) },
  'POST /api/client/delivery/place': { needs: 'anybody', body: () => ({ postcode: '8592' }) },
  'POST /api/client/stores/chosen': { needs: 'anybody', body: () => ({ storeId: 'aarhus' }) },
}
