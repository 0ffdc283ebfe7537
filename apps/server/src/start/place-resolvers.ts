import { USUAL_DOOR_HEIGHT_CM } from '@firkant/domain/fit/fit.ts'
import { narrowestDoor } from '@firkant/domain/fit/home.ts'
import { MAX_FITS } from '@firkant/domain/fit/visitor-home.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { loadArrivals, skusIn } from '../features/catalog/promises/arrivals.ts'
import { cacheDeliveryScores } from '../features/delivery/delivery-scores.ts'
import { findVisitorPlace } from '../features/delivery/visitor-postcode.ts'
import type { DynamicDataResolvers } from '../features/dynamic-data/dynamic-data-service.ts'
import { loadFits } from '../features/fit/load-fits.ts'
import { findHome, findHomeOwner } from '../features/fit/visitor-home.ts'
import type { PageDependencies } from '../pages/page-request.ts'
import { loadStoreOfVisitor } from '../pages/stores/chosen-store.ts'
import type { Requester } from '../platform/visitors/requester.ts'

/** The visitor's store; where they have things sent, and when they come there. */
export function placeResolvers(
  deps: PageDependencies,
): Pick<DynamicDataResolvers, 'chosenStore' | 'deliveryPlace' | 'arrivals' | 'visitorHome' | 'fits'> {
  const { database, catalog, brand } = deps
  const db = database.replica
  const scoresAt = cacheDeliveryScores(db)
  const placeOf = ({ visitorHash, market }: Requester) =>
    findVisitorPlace(database.main, { visitorHash, brand: brand.key, market: market.key })
  const homeOf = async (requester: Requester) =>
    (await findHome(database.main, await findHomeOwner(database.main, brand.key, requester)))?.home
  return {
    visitorHome: async (requester) => {
      const home = await homeOf(requester)
      if (!home) return null
      const doorCm = narrowestDoor(home, USUAL_DOOR_HEIGHT_CM)
      return doorCm === undefined ? {} : { doorCm }
    },
    fits: async (requester, context) => {
      const home = await homeOf(requester)
      const skus = skusIn(context, MAX_FITS)
      return home ? loadFits(db, { brand: brand.key, language: requester.market.language, skus, home }) : { fits: {} }
    },
    chosenStore: (requester) => loadStoreOfVisitor(deps, requester),
    deliveryPlace: async (requester) => (await placeOf(requester))?.place ?? null,
    arrivals: async (requester, context) => {
      const known = await placeOf(requester)
      if (!known) return { arrivals: {} }
      const { market, now } = requester
      const address = (path: string) => localizePath(brand, market.language, path)
      const wanted = { ...known, skus: skusIn(context), scores: await scoresAt(now) }
      return loadArrivals({ db, catalog }, { brand: brand.key, market, now, address }, wanted)
    },
  }
}
