import { useEffect, useSyncExternalStore } from 'react'
import { announcer } from '../../../platform/announcer.ts'
import { onePerShop } from '../../../platform/one-per-shop.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { createHandOverWatch } from './hand-over-watch.ts'
import { sellingTexts } from './selling.texts.ts'

const LOOK_EVERY_MS = 4000

const watchOf = onePerShop(createHandOverWatch)

export function useHandOver() {
  const watch = watchOf(useShop())
  return { watch, handOver: useSyncExternalStore(watch.subscribe, watch.current, watch.current) }
}

/** Looks once, and while a link waits again and again; not in a tab that nobody sees. */
export function useHandOverLooks(): void {
  const { reportError } = useShop()
  const { text } = useTexts(sellingTexts)
  const { watch, handOver } = useHandOver()
  const { state } = handOver
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') watch.look().catch((error: unknown) => reportError(error, 'warn'))
    }
    if (state === 'none') look()
    if (state === 'taken') announcer.announce(text('taken'))
    const timer = state === 'waiting' ? setInterval(look, LOOK_EVERY_MS) : undefined
    return () => clearInterval(timer)
    // The texts are the language's, which never changes during a visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [watch, state, reportError])
}
