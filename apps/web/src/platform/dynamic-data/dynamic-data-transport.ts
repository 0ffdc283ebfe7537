import type { DynamicRecordEntry, DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ApiClient } from '../api-client.ts'
import type { SendBatch } from './dynamic-data-batcher.ts'

declare global {
  interface Window {
    /** Set by a page whose requests would make the address too long. */
    firkantPostDynamicData?: boolean
  }
}

const CALL = 'dynamic-data/resolve'
/** Beyond this a proxy on the way may cut the address: the batch is posted. */
const LONGEST_QUERY = 1800

export function createDynamicDataTransport(api: ApiClient, mustPost: () => boolean): SendBatch {
  return async (requests: readonly DynamicRequest[]) => {
    const d = JSON.stringify(requests)
    return mustPost() || d.length > LONGEST_QUERY ? api.post(CALL, { d: requests }) : api.get(CALL, { d })
  }
}

export function loadPushInfo(api: ApiClient): Promise<readonly DynamicRecordEntry[]> {
  return api.get('push-info')
}
