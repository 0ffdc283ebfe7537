import { openS3Store } from '../../platform/file-store/s3-store.ts'
import { watchStore, type WatchedStore } from '../../platform/file-store/watched-store.ts'
import type { OutageLog } from '../../platform/logging/outage-log.ts'
import type { Config } from '../config.ts'

export function openFileStore({ fileStore }: Pick<Config, 'fileStore'>, outages: OutageLog): WatchedStore | undefined {
  if (!fileStore) return undefined
  return watchStore(openS3Store(fileStore), {
    onAway: (error) => outages.failed('file store', error),
    onBack: () => outages.back('file store'),
  })
}
