import type { DynamicRecord, DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { MAX_DYNAMIC_REQUESTS } from '@firkant/domain/dynamic-data/dynamic-data.ts'

/** Requests within this time are sent as one. */
export const BATCH_WINDOW_MS = 32

export type SendBatch = (requests: readonly DynamicRequest[]) => Promise<readonly DynamicRecord[]>
export type LoadRecord = (request: DynamicRequest) => Promise<DynamicRecord>

interface Waiting {
  readonly request: DynamicRequest
  readonly resolve: (record: DynamicRecord) => void
  readonly reject: (error: unknown) => void
}

async function sendTogether(batch: readonly Waiting[], send: SendBatch): Promise<void> {
  try {
    const records = await send(batch.map((waiting) => waiting.request))
    batch.forEach((waiting, index) => {
      const record = records[index]
      if (record && !record.loadFailed) waiting.resolve(record)
      else waiting.reject(new Error(`Dynamic data "${waiting.request[0]}" could not be loaded`))
    })
  } catch (error) {
    for (const waiting of batch) waiting.reject(error)
  }
}

export function createBatcher(send: SendBatch): LoadRecord {
  let waiting: Waiting[] = []

  function flush(): void {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += MAX_DYNAMIC_REQUESTS) {
      void sendTogether(all.slice(start, start + MAX_DYNAMIC_REQUESTS), send)
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, BATCH_WINDOW_MS)
      waiting.push({ request, resolve, reject })
    })
}
