import type { ConsentAnswer } from '@firkant/domain/consent/consent-form.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'

/** What a recognised visitor sees. */
const RECOGNISED_DATA = ['customer', 'personalDiscounts'] as const

export type ConsentSaver = Pick<Shop, 'api' | 'dynamicData' | 'reportError'>

/** `onSaved` comes before everybody else hears of it. */
export async function saveConsent(
  { api, dynamicData, reportError }: ConsentSaver,
  answer: ConsentAnswer,
  onSaved: () => void,
): Promise<'saved' | 'failed'> {
  try {
    await api.post('consent', answer)
  } catch (error) {
    reportError(error, 'warn')
    return 'failed'
  }
  onSaved()
  visitorConsent.changed()
  // The answer has taken the recognition away.
  if (!answer.consent.personalisation && dynamicData.read('customer').data?.isSoftLoggedIn)
    void dynamicData.changed(RECOGNISED_DATA).catch((error: unknown) => reportError(error, 'warn'))
  return 'saved'
}
