import { PUSHED_TYPES, type DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ApiClient } from '../api-client.ts'
import { createCrossTabRefresh } from './cross-tab-refresh.ts'
import { createBatcher } from './dynamic-data-batcher.ts'
import { createDynamicDataStore, type LiveDynamicData } from './dynamic-data-store.ts'
import { createDynamicDataTransport, loadPushInfo } from './dynamic-data-transport.ts'

/** What nearly every page needs comes in one push-info call; loads of those types wait for it. */
export function startDynamicData(api: ApiClient, sentWithDocument: readonly DynamicRecordEntry[]): LiveDynamicData {
  const batch = createBatcher(createDynamicDataTransport(api, () => window.firkantPostDynamicData === true))
  let pushed: Promise<readonly DynamicRecordEntry[]> | undefined = loadPushInfo(api).catch(() => [])
  const store = createDynamicDataStore(async (request) => {
    const isPushed = (PUSHED_TYPES as readonly string[]).includes(request[0]) && request[1] === undefined
    const entry = isPushed
      ? (await pushed)?.find((record) => record.type === request[0] && !record.loadFailed)
      : undefined
    return entry ?? batch(request)
  }, sentWithDocument)
  const replacedMeanwhile = new Set<string>()
  void pushed.then((entries) => {
    store.seed(entries.filter(({ type }) => !replacedMeanwhile.has(type)))
    // Later loads are refreshes and must reach the server.
    pushed = undefined
  })
  const tabs = createCrossTabRefresh((types) => void store.refresh(types))
  const changed: LiveDynamicData['changed'] = (types) => {
    tabs.announce(types)
    return store.refresh(types)
  }
  const replaced: LiveDynamicData['replaced'] = (entries) => {
    const types = entries.map(({ type }) => type)
    // The push-info answer may be older than the change.
    for (const type of types) replacedMeanwhile.add(type)
    store.seed(entries)
    tabs.announce(types)
  }
  return { ...store, changed, replaced }
}
