import type { Shop } from '../../../platform/shop-context.ts'
import { siteModals } from '../../../platform/panels/site-modals.ts'
import { SIGN_IN_HEADING, SignInModal } from './sign-in-modal.tsx'
import type { SignInView } from './sign-in-views.ts'
import { textsOf } from '../../../texts/text-table.ts'
import { signInTexts } from './sign-in.texts.ts'

interface SignInOptions {
  readonly view?: SignInView
  readonly isRequired?: boolean
  /** The recognised customer's address is known to the server: the mail is asked for at once. */
  readonly autoSubmit?: string | undefined
}

/** Opens the login modal; true once the visitor has signed in, false if it is dismissed. */
export function openSignIn(shop: Shop, options: SignInOptions = {}): Promise<boolean> {
  const { view = 'Login', isRequired = false, autoSubmit } = options
  // The background comes with the modal, not after it.
  void shop.dynamicData.load('loginPages').catch(() => undefined)
  return new Promise((resolve) => {
    siteModals.open({
      name: 'sign-in',
      label: textsOf(signInTexts, shop.language).text('login.heading'),
      labelledBy: SIGN_IN_HEADING,
      content: (
        <SignInModal
          firstView={view}
          isRequired={isRequired}
          autoSubmit={autoSubmit}
          onSignedIn={() => resolve(true)}
        />
      ),
      onClosed: () => resolve(false),
    })
  })
}
