import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import {
  MAX_STORE_SKUS,
  NO_EMPLOYEE,
  type EmployeeModel,
  type StoreStockModel,
} from '@firkant/domain/employee/employee-model.ts'
import { mayEmployee } from '@firkant/domain/employee/employee-roles.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { isStudioRole, mayInStudio } from '@firkant/domain/studio/studio-permissions.ts'
import { endSession, findSession } from '../../platform/sessions/session-service.ts'
import { listInStore } from '../stores/store-stock.ts'
import { listStores } from '../stores/store-store.ts'
import type { EmployeeContext } from './employee-log-in.ts'
import { findAtWork, publishAccessChange, recordEvent, saveStore, type EmployeeAtWork } from './employee-store.ts'

interface AskedBy {
  readonly token: string | undefined
  readonly market: string
}

/** False if nobody is at work, or the store is not one of this market's. */
export async function chooseStore(
  { database, brand, now }: EmployeeContext,
  { token, market, storeId }: AskedBy & { readonly storeId: string },
): Promise<boolean> {
  const employee = await findAtWork(database.main, { token, brand: brand.key, now: now() })
  if (!employee || token === undefined) return false
  const stores = await listStores(database.main, market)
  if (!stores.some(({ key }) => key === storeId)) return false
  if (employee.storeKey === storeId) return true
  return database.main.transaction(async (tx) => {
    if (!(await saveStore(tx, token, storeId))) return false
    await recordEvent(tx, { brand: brand.key, employee, at: now(), kind: 'storeChosen', storeKey: storeId })
    return true
  })
}

export async function logEmployeeOut(
  { database, brand, now }: EmployeeContext,
  token: string | undefined,
): Promise<void> {
  if (token === undefined) return
  const employee = await findAtWork(database.main, { token, brand: brand.key, now: now() })
  await database.main.transaction(async (tx) => {
    await endSession(tx, token)
    if (!employee) return
    await recordEvent(tx, { brand: brand.key, employee, at: now(), kind: 'logout' })
    await publishAccessChange(tx, employee.id)
  })
}

function ownPage(brand: EmployeeContext['brand'], market: string): string {
  const key = brand.markets.find((each) => each === market) ?? brand.homeMarket
  const { language } = MARKETS[key]
  return localizePath(brand, language, FIXED_PATHS.employeeLogin[language])
}

export async function loadEmployee(
  { database, brand, now }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  { token, market }: AskedBy,
): Promise<EmployeeModel> {
  if (token === undefined) return NO_EMPLOYEE
  const employee = await findAtWork(database.main, { token, brand: brand.key, now: now() })
  if (!employee) return NO_EMPLOYEE
  // Notes when it was seen: an employee who only looks at pages is at work.
  await findSession(database.main, { token, kind: 'employee', brand: brand.key }, now())
  const stores = (await listStores(database.replica, market)).map(({ key, name }) => ({ id: key, displayName: name }))
  const selectedStore = stores.find(({ id }) => id === employee.storeKey)
  return {
    isLoggedIn: true,
    displayName: employee.displayName,
    mayReserve: mayEmployee(employee.role, 'reserve'),
    pageUrl: ownPage(brand, market),
    ...(isStudioRole(employee.role) && mayInStudio(employee.role, 'editContent') && { editsAt: '/studio/pages' }),
    stores,
    ...(selectedStore && { selectedStoreId: selectedStore.id, selectedStore }),
  }
}

function readSkus(context: DynamicContext | undefined): readonly string[] {
  const named = typeof context === 'object' ? context.skus : context
  const skus = typeof named === 'string' ? named.split(',').filter((sku) => sku !== '' && sku.length <= 100) : []
  return [...new Set(skus)].slice(0, MAX_STORE_SKUS)
}

export type StockReaders = Pick<EmployeeContext, 'database' | 'brand' | 'now'>

/** The employee at work who may see what stores have; nobody else. */
export async function findStockReader(
  { database, brand, now }: StockReaders,
  token: string | undefined,
): Promise<EmployeeAtWork | undefined> {
  const employee = await findAtWork(database.main, { token, brand: brand.key, now: now() })
  return employee && mayEmployee(employee.role, 'seeStoreStock') ? employee : undefined
}

/** What the employee's store has of these SKUs; null for everybody else. */
export async function loadStoreStock(
  { database, brand, now }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  { token, context }: { readonly token: string | undefined; readonly context: DynamicContext | undefined },
): Promise<StoreStockModel | null> {
  const employee = await findStockReader({ database, brand, now }, token)
  if (!employee?.storeKey) return null
  const { storeKey } = employee
  const skus = await listInStore(database.replica, { storeKey, skus: readSkus(context), now: now() })
  return { storeId: storeKey, skus }
}
