import { allowedLetters } from '@firkant/domain/consent/consent.ts'

const listeners = new Set<() => void>()

/** What this browser allows, for code that every page loads. The form that asks is in features/consent. */
export const visitorConsent = {
  letters: () => allowedLetters(document.cookie),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  changed(): void {
    for (const listener of listeners) listener()
  },
}
