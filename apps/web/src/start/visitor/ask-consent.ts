import type { DocumentFacts } from '@firkant/domain/page/document-state.ts'
import type { ConsentQuestion } from '../../features/consent/consent-question.ts'
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

async function open(visit: Visit): Promise<ConsentQuestion | undefined> {
  const { openQuestion } = await import('./open-question.ts')
  const question = openQuestion(visit, () => (asked = undefined))
  handOver(question)
  return question
}

/** Who was not asked yet is asked, where the page has room for it. */
export async function askConsent(visit: Visit, page: DocumentFacts['page']): Promise<void> {
  const mayAsk = hasConsentQuestion(page.componentName)
  if (!mayAsk && !asked) return
  asked ??= open(visit)
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
