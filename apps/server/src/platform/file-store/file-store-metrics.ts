import { Gauge, type Registry } from 'prom-client'
import type { WatchedStore } from './watched-store.ts'

export function measureFileStore(registry: Registry, files: Pick<WatchedStore, 'isAway'>): void {
  const connected: Gauge = new Gauge({
    name: 'shop_file_store_connected',
    help: 'Whether the store of pictures and documents answers this process; without it pictures are missing and nobody uploads',
    registers: [registry],
    collect: () => connected.set(files.isAway() ? 0 : 1),
  })
}
