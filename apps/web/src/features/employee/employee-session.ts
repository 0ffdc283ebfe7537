import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { EMPLOYEE_STORE_KEY } from '@firkant/domain/employee/employee-forms.ts'
import type { EmployeeModel } from '@firkant/domain/employee/employee-model.ts'
import { ApiError } from '../../platform/api-client.ts'
import type { Shop } from '../../platform/shop-context.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'

/** What depends on who works in this browser, and where. */
const EMPLOYEE_DATA = ['employee', 'storeStock'] as const satisfies readonly DynamicDataType[]

const NOBODY_AT_WORK = 401

type Parts = Pick<Shop, 'api' | 'dynamicData' | 'reportError'>

export interface EmployeeSession {
  /** False, without a word, if it could not be saved. */
  readonly choose: (storeId: string) => Promise<boolean>
  /** The store of the last time, once after a login that has none. */
  readonly restore: (employee: EmployeeModel) => Promise<boolean>
  readonly logOut: () => Promise<boolean>
}

export function openEmployeeSession({ api, dynamicData, reportError }: Parts, storage: ShopStorage): EmployeeSession {
  let isRestored = false

  async function choose(storeId: string): Promise<boolean> {
    const isSaved = await api.post('employee/store', { storeId }).then(
      ({ success }) => success,
      async (error: unknown) => {
        reportError(error, 'warn')
        // The session has ended, perhaps with the employment: then the bar goes.
        if (error instanceof ApiError && error.status === NOBODY_AT_WORK) await dynamicData.changed(EMPLOYEE_DATA)
        return false
      },
    )
    if (!isSaved) return false
    storage.set(EMPLOYEE_STORE_KEY, storeId)
    await dynamicData.changed(EMPLOYEE_DATA)
    return true
  }

  return {
    choose,
    async restore({ isLoggedIn, selectedStoreId, stores }) {
      if (!isLoggedIn || isRestored) return false
      isRestored = true
      const stored = storage.get(EMPLOYEE_STORE_KEY)
      if (selectedStoreId !== undefined || stored === null || !stores.some(({ id }) => id === stored)) return false
      return choose(stored)
    },
    async logOut() {
      const { success } = await api.post('employee/authentication/logout', {})
      isRestored = false
      if (success) await dynamicData.changed(EMPLOYEE_DATA)
      return success
    },
  }
}
