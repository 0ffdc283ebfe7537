import { CONSENT_VERSION, readConsent } from './consent.ts'
import { STORED_THINGS, type StoredThing } from './stored-things.ts'

/**
 * Whether this browser may store it. An agreement of its own counts until the visitor has answered here; a no counts
 * more than that, also to a question of before, and a yes of before counts as no answer.
 */
export function mayStore(name: StoredThing['name'], consentCookie: string | undefined): boolean {
  const things: readonly StoredThing[] = STORED_THINGS
  const thing = things.find((each) => each.name === name)
  if (!thing || thing.category === 'necessary') return thing !== undefined
  const answered = readConsent(consentCookie)
  if (answered && !answered.consent[thing.category]) return false
  return answered?.version === CONSENT_VERSION || thing.agreedWith !== undefined
}
