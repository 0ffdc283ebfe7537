import { useSyncExternalStore, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { useShop } from '../../../platform/shop-context.ts'
import style from './passkey-list.module.css'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeys } from './use-passkeys.ts'
import { usePasskeyTexts } from './use-passkey-texts.ts'

const never = () => () => undefined
const isSupported = () => typeof window.PublicKeyCredential === 'function'

/** The customer's passkeys on the profile: add, rename, remove. */
export function PasskeyList(): ReactNode {
  const { api } = useShop()
  const { text } = usePasskeyTexts()
  const canUse = useSyncExternalStore(never, isSupported, () => false)
  const { list, failure, change } = usePasskeys()
  const { state, run } = useAsyncAction()
  const add = async () => {
    const client = await import('./passkey-client.ts')
    return change(() => client.addPasskey(api, text('passkeys.defaultName')), text('passkeys.added'))
  }
  return (
    <div className={style.passkeys} data-part="passkeys">
      <p className={style.intro}>{text('passkeys.intro')}</p>
      {list?.length === 0 && <p>{text('passkeys.none')}</p>}
      {list !== undefined && list.length > 0 && (
        <ul className={style.list} aria-label={text('passkeys.heading')}>
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} change={change} />
          ))}
        </ul>
      )}
      {failure !== undefined && (
        <p className={style.failure} data-part="passkeys-failure">
          {failure}
        </p>
      )}
      {canUse ? (
        <AsyncButton
          state={state}
          part="button"
          type="button"
          className={style.add}
          status={{ pending: text('passkeys.adding') }}
          onPress={() => void run(add)}
        >
          <span>{text('passkeys.add')}</span>
        </AsyncButton>
      ) : (
        <p className={style.intro}>{text('passkeys.unsupported')}</p>
      )}
    </div>
  )
}
