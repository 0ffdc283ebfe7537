import type { CartService } from '../../features/cart/cart-service.ts'
import type { ChangeSetContext } from '../../features/change-sets/change-set-work.ts'
import { createDraftChecks } from '../../features/content/documents/draft-checks.ts'
import type { AccountContext } from '../../features/customer/account-context.ts'
import type { EmployeeContext } from '../../features/employee/employee-log-in.ts'
import { findStockReader } from '../../features/employee/employee-service.ts'
import type { HandOverContext } from '../../features/hand-over/hand-over-context.ts'
import { createFolderImageSource } from '../../features/images/image-source.ts'
import type { PicturePlaces } from '../../features/images/picture-places.ts'
import { createStoreImageSource } from '../../features/images/store-image-source.ts'
import type { StoreRoutesOptions } from '../../features/stores/store-routes.ts'
import type { MediaWork } from '../../features/studio/media/media-work.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { storeAddresses } from '../../pages/stores/store-cards.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Config } from '../config.ts'
import { filmFolder } from '../settings/file-store-settings.ts'

interface StaffParts {
  readonly accounts: Pick<AccountContext, 'hashing' | 'attempts'>
  readonly deps: PageDependencies
  readonly carts: CartService
  readonly config: Pick<Config, 'isProduction' | 'mediaDir' | 'fileStore'>
  readonly places: PicturePlaces
}

/** For employees and their stores. */
export function createStaffServices(context: ShopContext, { accounts, deps, carts, config, places }: StaffParts) {
  const { hashing, attempts } = accounts
  // They prove themselves with a code, too.
  const employees: EmployeeContext = { ...context, hashing, attempts, needsCode: config.isProduction }
  const stores: StoreRoutesOptions = {
    ...context,
    findStockReader: (token) => findStockReader(context, token),
    storeAddresses: (market) => storeAddresses(deps, market),
  }
  const handOvers: HandOverContext = { ...context, carts }
  const changeSets: ChangeSetContext = { ...employees, mediaDir: filmFolder(config), checkDraft: createDraftChecks() }
  const folder = createFolderImageSource(config.mediaDir)
  const folderSource = context.files ? createStoreImageSource(context.files, folder) : folder
  const media: MediaWork = { ...employees, places, folderSource, files: context.files }
  return { employees, stores, handOvers, changeSets, media }
}
