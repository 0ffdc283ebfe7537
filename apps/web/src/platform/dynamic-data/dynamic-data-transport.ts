import type { DynamicRecordEntry, DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ApiClient } from '../api-client.ts'
import type { SendBatch } from './dynamic-data-batcher.ts'

declare global {
  interface Window {
    /** Set by a page whose requests make the URL too long. */
    firkantPostDynamicData?: boolean
  }
}

const CALL = 'dynamic-data/resolve'
/** Proxies may cut longer URLs: the batch is posted instead. */
const MAX_QUERY_LENGTH = 1800

export function createDynamicDataTransport(api: ApiClient, mustPost: () => boolean): SendBatch {
  return async (requests: readonly DynamicRequest[]) => {
    const d = JSON.stringify(requests)
    return mustPost() || d.length > MAX_QUERY_LENGTH ? api.post(CALL, { d: requests }) : api.get(CALL, { d })
  }
}

export function loadPushInfo(api: ApiClient): Promise<readonly DynamicRecordEntry[]> {
  return api.get('push-info')
}
