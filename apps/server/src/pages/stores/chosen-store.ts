import type { ChosenStoreModel } from '@firkant/domain/stores/chosen-store.ts'
import { loadChosenStore } from '../../features/stores/chosen-store.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { PageDependencies } from '../page-request.ts'
import { storeAddresses } from './store-cards.ts'

/** The visitor's store with the address of its page. */
export function loadStoreOfVisitor(
  deps: PageDependencies,
  { market, visitorHash, now }: Requester,
): Promise<ChosenStoreModel | null> {
  const visitor = { visitorHash, brand: deps.brand.key, market: market.key }
  const addressOf = async (key: string) => (await storeAddresses(deps, market))(key)
  return loadChosenStore(deps.database.main, visitor, { now, addressOf })
}
