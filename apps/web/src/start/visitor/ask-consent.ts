import { MARKETS } from '@firkant/domain/market/market.ts'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import type { ConsentQuestion } from '../../features/consent/consent-question.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import { hasConsentQuestion } from '../../shell/plain-pages.ts'
import type { Visit } from '../waiting/visit.ts'

type TakeChooser = (chooser: HTMLElement) => void

let asked: Promise<ConsentQuestion | undefined> | undefined
/** React, once it is there. */
let takeChooser: TakeChooser | undefined
let taken: ConsentQuestion | undefined

/** Once, whichever of them comes last: two that take one link over would both remove it. */
function handOver(question: ConsentQuestion | undefined): void {
  if (!question || !takeChooser || taken === question) return
  taken = question
  takeChooser(question.chooser)
}

async function openQuestion({ state, dynamicData, api, reportError }: Visit): Promise<ConsentQuestion | undefined> {
  const { openConsentQuestion } = await import('../../features/consent/consent-question.ts')
  const page = document.getElementById(SHOP_ROOT_ID)
  // Answered in another tab meanwhile.
  if (!page || visitorConsent.letters() !== undefined) return undefined
  // Before the page: whoever uses the keyboard meets it first.
  const place = document.createElement('div')
  page.before(place)
  const { language } = MARKETS[state.market]
  const cookiePage = dynamicData.read('frame').data?.cookiePage ?? '#'
  const question = openConsentQuestion({ language, cookiePage, place, api, dynamicData, reportError })
  const look = () => document.hidden || visitorConsent.changed()
  document.addEventListener('visibilitychange', look)
  const stop = visitorConsent.subscribe(() => {
    if (visitorConsent.letters() === undefined) return
    stop()
    document.removeEventListener('visibilitychange', look)
    question.askOn(undefined)
    place.remove()
    asked = undefined
  })
  handOver(question)
  return question
}

/** Who was not asked yet is asked, where the page has room for it. */
export async function askConsent(visit: Visit, page: Page): Promise<void> {
  const mayAsk = hasConsentQuestion(page.componentName)
  if (!mayAsk && !asked) return
  asked ??= openQuestion(visit)
  try {
    const question = await asked
    if (!question) asked = undefined
    question?.askOn(mayAsk ? page.url : undefined)
  } catch (error) {
    asked = undefined
    visit.reportError(error)
  }
}

/** The link of the question opens a panel, which is React's. */
export function connectChooser(take: TakeChooser): void {
  takeChooser = take
  void asked?.then(handOver).catch(() => undefined)
}
