import {
  dynamicCacheKey,
  PUSHED_TYPES,
  type DynamicContext,
  type DynamicDataModels,
  type DynamicDataType,
  type DynamicRecord,
  type DynamicRecordEntry,
  type DynamicRequest,
} from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { affordableRequests, type KnownRequest } from './call-cost.ts'

/** One resolver per model, each from its feature. */
export type DynamicDataResolvers = {
  readonly [Type in DynamicDataType]: (
    requester: Requester,
    context: DynamicContext | undefined,
  ) => Promise<DynamicDataModels[Type] | null>
}

export interface DynamicDataService {
  readonly resolve: (requester: Requester, requests: readonly DynamicRequest[]) => Promise<readonly DynamicRecord[]>
  readonly resolveTypes: (
    requester: Requester,
    types: readonly DynamicDataType[],
  ) => Promise<readonly DynamicRecordEntry[]>
  readonly push: (requester: Requester) => Promise<readonly DynamicRecordEntry[]>
}

export function createDynamicDataService(
  resolvers: DynamicDataResolvers,
  onError: (error: unknown, type: string) => void,
): DynamicDataService {
  async function resolveOne(requester: Requester, [type, context]: KnownRequest): Promise<DynamicRecord> {
    const cacheKey = dynamicCacheKey(type, context)
    try {
      return { cacheKey, loadFailed: false, data: await resolvers[type](requester, context) }
    } catch (error) {
      // One failing model must not break the others.
      onError(error, type)
      return { cacheKey, loadFailed: true, data: null }
    }
  }

  /** Duplicate requests are resolved once; unknown ones and those above the cost limit are marked as failed. */
  async function resolve(requester: Requester, requests: readonly DynamicRequest[]): Promise<readonly DynamicRecord[]> {
    const chosen = [...affordableRequests(requests)]
    const answers = new Map(
      await Promise.all(chosen.map(async ([key, request]) => [key, await resolveOne(requester, request)] as const)),
    )
    return requests.map(([type, context]) => {
      const cacheKey = dynamicCacheKey(type, context)
      const answer = Object.hasOwn(resolvers, type) ? answers.get(cacheKey) : undefined
      return answer ?? { cacheKey, loadFailed: true, data: null }
    })
  }

  async function resolveTypes(
    requester: Requester,
    types: readonly DynamicDataType[],
  ): Promise<readonly DynamicRecordEntry[]> {
    return Promise.all(types.map(async (type) => ({ type, ...(await resolveOne(requester, [type])) })))
  }

  return {
    resolve,
    resolveTypes,
    push: (requester) => resolveTypes(requester, PUSHED_TYPES),
  }
}
