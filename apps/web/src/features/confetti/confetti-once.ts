import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'
import type { ReportError } from '../../platform/telemetry-client.ts'
import { playConfetti } from './confetti-show.ts'

/** Records which confetti this browser has shown. */
const CONFETTI_KEY = 'confetti-played'

interface Audience {
  readonly playedId: string | null
  readonly prefersStillness: boolean
}

/** Once per campaign, when switched on and motion is not reduced. */
export function mayPlayConfetti(settings: SettingsModel, { playedId, prefersStillness }: Audience): boolean {
  const { enableConfettiOnFirstLoad, currentConfettiId, confettiColors } = settings
  if (!enableConfettiOnFirstLoad || currentConfettiId === '' || confettiColors.length === 0) return false
  return !prefersStillness && playedId !== currentConfettiId
}

export function playConfettiOnce(settings: SettingsModel, reportError: ReportError): void {
  const storage = createShopStorage(
    () => window.localStorage,
    (error) => reportError(error, 'warn'),
  )
  const audience = {
    playedId: storage.get(CONFETTI_KEY),
    prefersStillness: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
  if (!mayPlayConfetti(settings, audience)) return
  // Recorded before it plays: another tab that opens meanwhile shows none.
  storage.set(CONFETTI_KEY, settings.currentConfettiId)
  playConfetti(settings.confettiColors)
}
