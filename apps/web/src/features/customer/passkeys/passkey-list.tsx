import { useSyncExternalStore, type ReactNode } from 'react'
import { useTexts } from '../../../platform/use-texts.ts'
import { AddPasskey } from './add-passkey.tsx'
import style from './passkey-list.module.css'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeys } from './use-passkeys.ts'
import { passkeyTexts } from './passkey.texts.ts'

const never = () => () => undefined
const isSupported = () => typeof window.PublicKeyCredential === 'function'

interface PasskeyListProps {
  readonly email: string
  /** In the place of the button, for whoever may not add one yet. */
  readonly children?: ReactNode
}

/** The customer's passkeys on the profile: add, rename, remove. */
export function PasskeyList({ email, children }: PasskeyListProps): ReactNode {
  const { text } = useTexts(passkeyTexts)
  const canUse = useSyncExternalStore(never, isSupported, () => false)
  const { list, failure, change } = usePasskeys()
  return (
    <div className={style.passkeys}>
      <p className={style.intro}>{text('passkeys.intro')}</p>
      {list?.length === 0 && <p>{text('passkeys.none')}</p>}
      {list !== undefined && list.length > 0 && (
        <ul className={style.list} aria-label={text('passkeys.heading')}>
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} change={change} />
          ))}
        </ul>
      )}
      {failure !== undefined && <p className={style.failure}>{failure}</p>}
      {children ||
        (canUse ? (
          <AddPasskey email={email} change={change} />
        ) : (
          <p className={style.intro}>{text('passkeys.unsupported')}</p>
        ))}
    </div>
  )
}
