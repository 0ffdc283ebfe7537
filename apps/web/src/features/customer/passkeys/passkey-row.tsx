import { useState, type FormEvent, type ReactNode } from 'react'
import type { Passkey } from '@firkant/domain/customer/passkey-calls.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '@firkant/domain/customer/passkey-name.ts'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './passkey-list.module.css'
import type { Passkeys } from './use-passkeys.ts'
import { passkeyTexts } from './passkey.texts.ts'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly change: Passkeys['change']
}

function RenameForm({ passkey, change, onDone }: PasskeyRowProps & { readonly onDone: () => void }): ReactNode {
  const { api } = useShop()
  const { text } = useTexts(passkeyTexts)
  const [name, setName] = useState(passkey.name)
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const rename = () => api.post('ct/customer/passkeys/rename', { id: passkey.id, name })
    if (await change(rename, text('passkeys.renamed', { name: name.trim() }))) onDone()
  }
  return (
    <form className={style.rename} onSubmit={(event) => void save(event)}>
      <TextField
        label={text('passkeys.name')}
        value={name}
        onChange={setName}
        required
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        messages={{ missing: text('passkeys.invalidName') }}
        check={(typed) => (typed.trim() === '' ? text('passkeys.invalidName') : undefined)}
      />
      <div className={style.tools}>
        <button type="submit" data-part="button">
          {text('passkeys.save')}
        </button>
        <button type="button" data-part="text-link" onClick={onDone}>
          {text('passkeys.cancel')}
        </button>
      </div>
    </form>
  )
}

export function PasskeyRow({ passkey, change }: PasskeyRowProps): ReactNode {
  const { api, language } = useShop()
  const { text } = useTexts(passkeyTexts)
  const [step, setStep] = useState<'shown' | 'rename' | 'remove'>('shown')
  const { id, name, createdAt, lastUsedAt } = passkey
  const dateOf = (moment: string) => formatDate(language, new Date(moment))
  const remove = () => change(() => api.post('ct/customer/passkeys/remove', { id }), text('passkeys.removed'))
  return (
    <li className={style.row} data-part="passkey">
      <div>
        <p className={style.name}>{name}</p>
        <p className={style.dates}>
          {text('passkeys.created', { date: dateOf(createdAt) })}
          {lastUsedAt !== undefined && ` · ${text('passkeys.used', { date: dateOf(lastUsedAt) })}`}
        </p>
      </div>
      {step === 'rename' && <RenameForm passkey={passkey} change={change} onDone={() => setStep('shown')} />}
      {step === 'remove' && (
        <div className={style.sure}>
          <p>{text('passkeys.removeSure', { name })}</p>
          <div className={style.tools}>
            <button type="button" data-part="button" onClick={() => void remove()}>
              {text('passkeys.remove')}
            </button>
            <button type="button" data-part="text-link" onClick={() => setStep('shown')}>
              {text('passkeys.cancel')}
            </button>
          </div>
        </div>
      )}
      {step === 'shown' && (
        <div className={style.tools}>
          {(['rename', 'remove'] as const).map((deed) => (
            <button
              key={deed}
              type="button"
              data-part="text-link"
              aria-label={text(`passkeys.${deed}Named`, { name })}
              onClick={() => setStep(deed)}
            >
              {text(`passkeys.${deed}`)}
            </button>
          ))}
        </div>
      )}
    </li>
  )
}
