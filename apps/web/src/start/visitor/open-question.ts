import { MARKETS } from '@firkant/domain/market/market.ts'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import { openConsentQuestion, type ConsentQuestion } from '../../features/consent/consent-question.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import type { Visit } from '../waiting/visit.ts'

/** Until it is answered, here or in another tab. */
export function openQuestion(visit: Visit, onAnswered: () => void): ConsentQuestion | undefined {
  const { facts, dynamicData, api, reportError } = visit
  const page = document.getElementById(SHOP_ROOT_ID)
  // Answered in another tab meanwhile.
  if (!page || visitorConsent.letters() !== undefined) return undefined
  // Before the page: whoever uses the keyboard meets it first.
  const place = document.createElement('div')
  page.before(place)
  const { market, cookiePage = '#' } = facts
  const { language } = MARKETS[market]
  const question = openConsentQuestion({ language, cookiePage, place, api, dynamicData, reportError })
  const look = () => document.hidden || visitorConsent.changed()
  document.addEventListener('visibilitychange', look)
  const stop = visitorConsent.subscribe(() => {
    if (visitorConsent.letters() === undefined) return
    stop()
    document.removeEventListener('visibilitychange', look)
    question.askOn(undefined)
    place.remove()
    onAnswered()
  })
  return question
}
