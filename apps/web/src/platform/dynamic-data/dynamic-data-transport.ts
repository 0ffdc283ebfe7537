import type { DynamicRecord, DynamicRecordEntry, DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
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
    const answer =
      mustPost() || d.length > LONGEST_QUERY ? await api.post(CALL, { d: requests }) : await api.get(CALL, { d })
    return answer as readonly DynamicRecord[]
  }
}

export async function loadPushInfo(api: ApiClient): Promise<readonly DynamicRecordEntry[]> {
  return (await api.get('push-info')) as readonly DynamicRecordEntry[]
}
