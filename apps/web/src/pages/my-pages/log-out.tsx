import type { FormEvent, ReactNode } from 'react'
import { MY_PAGES_FORMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { openCustomerSession } from '../../features/customer/customer-session.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './log-out.module.css'
import { myPagesTexts } from './my-pages.texts.ts'

/** A form, so that it works without scripts; with them the other tabs are told too. */
export function LogOut({ className }: { readonly className: string | undefined }): ReactNode {
  const { api, dynamicData, language, reportError } = useShop()
  const { pages } = useFrame()
  const { text } = useTexts(myPagesTexts)

  async function leave(form: HTMLFormElement): Promise<void> {
    try {
      await openCustomerSession(api, dynamicData).logOut()
      window.location.assign(pages?.startPageUrl ?? '/')
    } catch (error) {
      reportError(error, 'warn')
      form.submit()
    }
  }

  return (
    <form
      method="post"
      action={MY_PAGES_FORMS.logOut}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void leave(event.currentTarget)
      }}
    >
      <input type="hidden" name="language" value={language} />
      <button type="submit" className={`${className} ${style.button}`} data-part="my-nav-link" data-page="log-out">
        {text('logOut')}
      </button>
    </form>
  )
}
