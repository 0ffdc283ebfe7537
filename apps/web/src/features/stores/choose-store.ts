import type { Shop } from '../../platform/shop-context.ts'

/** Null forgets the store. False if it could not be saved. */
export async function chooseStore(
  { api, dynamicData, reportError }: Pick<Shop, 'api' | 'dynamicData' | 'reportError'>,
  storeId: string | null,
): Promise<boolean> {
  try {
    const { success } = await api.post('stores/chosen', { storeId })
    if (success) await dynamicData.changed(['chosenStore'])
    return success
  } catch (error) {
    reportError(error, 'warn')
    return false
  }
}
