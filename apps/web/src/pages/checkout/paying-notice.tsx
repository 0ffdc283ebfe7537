import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { openCheckout } from '../../features/checkout/checkout-calls.ts'
import { checkoutTexts } from '../../features/checkout/checkout.texts.ts'
import { announcer } from '../../platform/announcer.ts'
import { openDocument } from '../../platform/navigation/open-document.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './notices.module.css'

function useReopen() {
  const { api, dynamicData } = useShop()
  const { text } = useTexts(checkoutTexts)
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()
  async function reopen(): Promise<boolean> {
    const { success, url } = await openCheckout(api)
      .reopen()
      .catch(() => ({ success: false, url: undefined }))
    if (url !== undefined) openDocument(url)
    else await dynamicData.changed(['cart', 'checkout'])
    const problem = success || url !== undefined ? undefined : text('reopenFailed')
    setFailure(problem)
    if (problem) announcer.announce(problem)
    return problem === undefined
  }
  return { state, failure, reopen: () => void run(reopen) }
}

function ContinueLink({ url }: { url: string }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    openDocument(url)
  }
  return (
    <a href={url} data-part="button" onClick={leave}>
      {text('continuePayment')}
    </a>
  )
}

/** While a payment is open nothing can be changed: continue it or cancel it. */
export function PayingNotice({ paying }: { paying: NonNullable<CheckoutModel['paying']> }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(checkoutTexts)
  const { state, failure, reopen } = useReopen()
  const { orderNumber: order, confirmEmail: email } = paying
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reopen()
  }
  return (
    <section className={style.paying}>
      <h2>{text(email === undefined ? 'payingHeading' : 'confirmingHeading')}</h2>
      <p>{email === undefined ? text('paying', { order }) : text('confirming', { order, email })}</p>
      <div className={style.ways}>
        {paying.continueUrl !== undefined && <ContinueLink url={paying.continueUrl} />}
        <form method="post" action={CHECKOUT_FORM_PATHS.reopen} onSubmit={submit}>
          <input type="hidden" name="language" value={language} />
          <AsyncButton state={state} part="text-link">
            {text('reopen')}
          </AsyncButton>
        </form>
      </div>
      {failure !== undefined && <p className={style.failure}>{failure}</p>}
    </section>
  )
}
