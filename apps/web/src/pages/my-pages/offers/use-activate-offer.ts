import { useState } from 'react'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../../platform/announcer.ts'
import { ApiError } from '../../../platform/api-client.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { myPagesTexts } from '../my-pages.texts.ts'

/** Activates an offer; cart and offers are loaded again, here and in other tabs. */
export function useActivateOffer(offerKey: string) {
  const { api, dynamicData, reportError } = useShop()
  const { text } = useTexts(myPagesTexts)
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()

  function fail(message: string): false {
    announcer.announce(message)
    setFailure(message)
    return false
  }

  async function activate(): Promise<boolean> {
    setFailure(undefined)
    try {
      const { success, errorCode } = await api.post('ct/customer/offers/activate', { offerKey })
      if (!success) return fail(text(errorCode === 'offerUsed' ? 'offer.offerUsed' : 'offer.offerNotFound'))
      announcer.announce(text('offer.activated'))
      await dynamicData.changed(['personalDiscounts', 'cart'])
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return fail(text('offer.signIn'))
      reportError(error, 'warn')
      return fail(text('offer.failed'))
    }
  }

  return { state, failure, activate: () => void run(activate) }
}
