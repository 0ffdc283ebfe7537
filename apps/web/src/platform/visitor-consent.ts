import { allowedLetters } from '@firkant/domain/consent/consent.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'

const { subscribe, emit } = createEmitter()

/** What this browser allows, for code that every page loads. The form that asks is in features/consent. */
export const visitorConsent = {
  letters: () => allowedLetters(document.cookie),
  subscribe,
  changed(): void {
    emit()
  },
}
