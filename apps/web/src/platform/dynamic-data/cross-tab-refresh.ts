import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'

export const REFRESH_CHANNEL = 'ExciteDynamicDataBroadCast'
/** Changes within this time reach other tabs as one refresh. */
export const CROSS_TAB_REFRESH_MS = 500

export interface CrossTabRefresh {
  readonly announce: (types: readonly DynamicDataType[]) => void
  readonly close: () => void
}

export function createCrossTabRefresh(onRefresh: (types: readonly DynamicDataType[]) => void): CrossTabRefresh {
  const channel = new BroadcastChannel(REFRESH_CHANNEL)
  const waiting = new Set<DynamicDataType>()
  let timer: ReturnType<typeof setTimeout> | undefined

  channel.addEventListener('message', (event: MessageEvent<readonly DynamicDataType[]>) => {
    for (const type of event.data) waiting.add(type)
    timer ??= setTimeout(() => {
      timer = undefined
      const types = [...waiting]
      waiting.clear()
      onRefresh(types)
    }, CROSS_TAB_REFRESH_MS)
  })

  return {
    announce: (types) => channel.postMessage([...types]),
    close() {
      clearTimeout(timer)
      channel.close()
    },
  }
}
