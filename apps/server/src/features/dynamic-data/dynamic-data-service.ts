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
import type { Asker } from '../../platform/visitors/asker.ts'
import { affordableRequests, type KnownRequest } from './call-cost.ts'

/** Each feature gives the resolver of its models; the app's list holds them all. */
export type DynamicDataResolvers = {
  readonly [Type in DynamicDataType]: (
    asker: Asker,
    context: DynamicContext | undefined,
  ) => Promise<DynamicDataModels[Type] | null>
}

export interface DynamicDataService {
  readonly resolve: (asker: Asker, requests: readonly DynamicRequest[]) => Promise<readonly DynamicRecord[]>
  readonly resolveTypes: (asker: Asker, types: readonly DynamicDataType[]) => Promise<readonly DynamicRecordEntry[]>
  readonly push: (asker: Asker) => Promise<readonly DynamicRecordEntry[]>
}

export function createDynamicDataService(
  resolvers: DynamicDataResolvers,
  onError: (error: unknown, type: string) => void,
): DynamicDataService {
  async function resolveOne(asker: Asker, [type, context]: KnownRequest): Promise<DynamicRecord> {
    const cacheKey = dynamicCacheKey(type, context)
    try {
      return { cacheKey, loadFailed: false, data: await resolvers[type](asker, context) }
    } catch (error) {
      // One model that fails must not take the others with it.
      onError(error, type)
      return { cacheKey, loadFailed: true, data: null }
    }
  }

  /** Equal requests are one piece of work; what is unknown, or more than one call may cost, is flagged like what fails. */
  async function resolve(asker: Asker, requests: readonly DynamicRequest[]): Promise<readonly DynamicRecord[]> {
    const chosen = [...affordableRequests(requests)]
    const answers = new Map(
      await Promise.all(chosen.map(async ([key, request]) => [key, await resolveOne(asker, request)] as const)),
    )
    return requests.map(([type, context]) => {
      const cacheKey = dynamicCacheKey(type, context)
      const answer = Object.hasOwn(resolvers, type) ? answers.get(cacheKey) : undefined
      return answer ?? { cacheKey, loadFailed: true, data: null }
    })
  }

  async function resolveTypes(asker: Asker, types: readonly DynamicDataType[]): Promise<readonly DynamicRecordEntry[]> {
    return Promise.all(types.map(async (type) => ({ type, ...(await resolveOne(asker, [type])) })))
  }

  return {
    resolve,
    resolveTypes,
    push: (asker) => resolveTypes(asker, PUSHED_TYPES),
  }
}
