import { PUSHED_TYPES, type DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { ApiClient } from '../api-client.ts'
import { createCrossTabRefresh } from './cross-tab-refresh.ts'
import { createBatcher } from './dynamic-data-batcher.ts'
import { createDynamicDataStore, type LiveDynamicData } from './dynamic-data-store.ts'
import { createDynamicDataTransport, loadPushInfo } from './dynamic-data-transport.ts'

/** What nearly every page needs comes in one push-info call; loads of those types wait for it. */
export function startDynamicData(api: ApiClient, sentWithDocument: readonly DynamicRecordEntry[]): LiveDynamicData {
  const batch = createBatcher(createDynamicDataTransport(api, () => window.firkantPostDynamicData === true))
  /** The push-info answer may be older than the change. */
  const changedMeanwhile = new Set<string>()
  let pushed: Promise<readonly DynamicRecordEntry[]> | undefined = loadPushInfo(api).catch(() => [])
  const store = createDynamicDataStore(async (request) => {
    const [type, context] = request
    const isPushed =
      (PUSHED_TYPES as readonly string[]).includes(type) && context === undefined && !changedMeanwhile.has(type)
    const entry = isPushed
      ? (await pushed)?.find((record) => record.type === type && !record.loadFailed && !changedMeanwhile.has(type))
      : undefined
    return entry ?? batch(request)
  }, sentWithDocument)
  void pushed.then((entries) => {
    store.seed(entries.filter(({ type }) => !changedMeanwhile.has(type)))
    // Later loads are refreshes and must reach the server.
    pushed = undefined
    // Parts that only look wait for what push-info brings: of what changed before anybody had it, they get the new.
    for (const type of PUSHED_TYPES)
      if (changedMeanwhile.has(type) && store.read(type).status === 'pending') store.load(type).catch(() => undefined)
  })
  const loadAgain: LiveDynamicData['changed'] = (types) => {
    for (const type of types) changedMeanwhile.add(type)
    return store.refresh(types)
  }
  const tabs = createCrossTabRefresh((types) => void loadAgain(types))
  const changed: LiveDynamicData['changed'] = (types) => {
    tabs.announce(types)
    return loadAgain(types)
  }
  const replaced: LiveDynamicData['replaced'] = (entries) => {
    const types = entries.map(({ type }) => type)
    for (const type of types) changedMeanwhile.add(type)
    store.seed(entries)
    tabs.announce(types)
  }
  return { ...store, changed, replaced }
}
