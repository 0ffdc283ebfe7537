import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import style from './sign-in-form.module.css'
import type { Login } from './use-login.ts'
import { signInTexts } from '../sign-in.texts.ts'

interface PasskeyLoginProps {
  readonly logIn: Login['logIn']
  readonly isPending: boolean
}

const never = () => () => undefined
const isSupported = () => typeof window.PublicKeyCredential === 'function'
const loadClient = () => import('../../passkeys/passkey-client.ts')

/** Passkeys: offered by the browser in the e-mail field, and by a button. Not without scripts, nor in old browsers. */
export function PasskeyLogin({ logIn, isPending }: PasskeyLoginProps): ReactNode {
  const { api } = useShop()
  const { text } = useTexts(signInTexts)
  const canUse = useSyncExternalStore(never, isSupported, () => false)
  const offerInField = useEffectEvent(async (isWanted: () => boolean) => {
    const { waitForAutofill } = await loadClient()
    if (!isWanted()) return
    const response = await waitForAutofill(api)
    if (response) logIn(() => api.post('ct/customer/passkeys/login', { response }), 'login.passkeyFailed')
  })
  useEffect(() => {
    if (!canUse) return
    let isShown = true
    // The password is still there: that no passkey can be offered is no failure.
    offerInField(() => isShown).catch(() => undefined)
    return () => {
      isShown = false
      void loadClient().then(({ stopAutofill }) => stopAutofill())
    }
  }, [canUse])
  if (!canUse) return null
  const ask = async () => (await loadClient()).logInWithPasskey(api)
  return (
    <div className={style.passkey}>
      <p className={style.or}>{text('login.or')}</p>
      <button
        type="button"
        className={style.passkeyButton}
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) logIn(ask, 'login.passkeyFailed')
        }}
      >
        {text('login.withPasskey')}
      </button>
    </div>
  )
}
