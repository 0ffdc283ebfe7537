import { useEffect, useSyncExternalStore } from 'react'
import type { DynamicContext, DynamicDataModels, DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { dynamicCacheKey } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { useShop } from '../shop-context.ts'
import type { DynamicState } from './dynamic-data-store.ts'

/**
 * Data that is the visitor's own or changes often. On the server and while hydrating it reads what the
 * page was sent with, so markup agrees; what is not there yet is loaded once the component is mounted.
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
    // The key stands for the context, whose object is a new one on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dynamicData, key, enabled])
  return state
}
