import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { DynamicDataType } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { createCrossTabRefresh, CROSS_TAB_REFRESH_MS, REFRESH_CHANNEL } from './cross-tab-refresh.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function openTab() {
  const onRefresh = vi.fn<(types: readonly DynamicDataType[]) => void>()
  const tab = createCrossTabRefresh(onRefresh)
  onTestFinished(tab.close)
  return { ...tab, onRefresh }
}

/** Channels deliver through the event loop, which no fake clock moves. */
async function delivered(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !isThere(); turn += 1) await turnOfTheLoop()
}
const untilWaiting = () => delivered(() => vi.getTimerCount() > 0)

describe('tabs', () => {
  it('DYN-03 hear of a change of another tab, 500 ms later', async () => {
    const [here, there] = [openTab(), openTab()]
    here.announce(['customer', 'footer'])
    await untilWaiting()
    expect([REFRESH_CHANNEL, CROSS_TAB_REFRESH_MS]).toEqual(['ExciteDynamicDataBroadCast', 500])
    vi.advanceTimersByTime(499)
    expect(there.onRefresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(there.onRefresh.mock.calls).toEqual([[['customer', 'footer']]])
    expect(here.onRefresh).not.toHaveBeenCalled()
  })

  it('DYN-03 refresh once for all changes of that time', async () => {
    const [here, there] = [openTab(), openTab()]
    const witness = new BroadcastChannel(REFRESH_CHANNEL)
    onTestFinished(() => witness.close())
    let heard = 0
    witness.addEventListener('message', () => (heard += 1))
    here.announce(['customer'])
    here.announce(['footer'])
    here.announce(['customer'])
    await untilWaiting()
    await delivered(() => heard === 3)
    await turnOfTheLoop()
    vi.advanceTimersByTime(500)
    expect(there.onRefresh.mock.calls).toEqual([[['customer', 'footer']]])
    here.announce(['settings'])
    await untilWaiting()
    vi.advanceTimersByTime(500)
    expect(there.onRefresh.mock.calls).toEqual([[['customer', 'footer']], [['settings']]])
  })

  it('DYN-03 refresh no more once they are closed', async () => {
    const [here, there] = [openTab(), openTab()]
    here.announce(['customer'])
    await untilWaiting()
    there.close()
    vi.advanceTimersByTime(500)
    expect(there.onRefresh).not.toHaveBeenCalled()
  })
})
