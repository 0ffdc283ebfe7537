import { useEffect, useSyncExternalStore } from 'react'
import type { DynamicContext, DynamicDataModels, DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { dynamicCacheKey } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { useShop } from '../shop-context.ts'
import type { DynamicState } from './dynamic-data-store.ts'

/**
 * Data of the visitor, or data that changes often. On the server and during hydration it reads what came with the
 * page, so that markup matches; what is missing is loaded after mounting.
 */
export function useDynamicData<Type extends DynamicDataType>(
  type: Type,
  options: { context?: DynamicContext; enabled?: boolean } = {},
): DynamicState<DynamicDataModels[Type]> {
  const { dynamicData } = useShop()
  const { context, enabled = true } = options
  const state = useSyncExternalStore(
    dynamicData.subscribe,
    () => dynamicData.read(type, context),
    () => dynamicData.readSent(type, context),
  )
  const key = dynamicCacheKey(type, context)
  useEffect(() => {
    // It may have arrived between render and effect.
    if (enabled && dynamicData.read(type, context).status !== 'loaded')
      dynamicData.load(type, context).catch(() => undefined)
    // The cache key stands for the context, which is a new object on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dynamicData, key, enabled])
  return state
}
