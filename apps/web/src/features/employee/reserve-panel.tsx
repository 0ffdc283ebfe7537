import { useState, type ReactNode } from 'react'
import type { EmployeeStore } from '@firkant/domain/employee/employee-model.ts'
import {
  MAX_CUSTOMER_CONTACT_LENGTH,
  MAX_CUSTOMER_NAME_LENGTH,
  MAX_RESERVED_PIECES,
  type ReservationError,
} from '@firkant/domain/employee/store-reservation.ts'
import { formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { reserveDesk } from './reserve-desk.ts'
import style from './panel-content.module.css'
import { reserveTexts } from './reserve.texts.ts'

type Refusal = ReservationError | 'failed'

interface ReserveProps {
  readonly sku: string
  readonly store: EmployeeStore
}

function useReserve({ sku, store }: ReserveProps) {
  const { api, dynamicData, reportError } = useShop()
  const { text, language } = useTexts(reserveTexts)
  const [refusal, setRefusal] = useState<Refusal>()
  const refuse = (code: Refusal) => {
    setRefusal(code)
    announcer.announce(text(`error.${code}`))
    return false
  }
  async function reserve(form: FormData): Promise<boolean> {
    const field = (name: string) => String(form.get(name) ?? '')
    const quantity = Number(field('quantity'))
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_RESERVED_PIECES) return refuse('quantityInvalid')
    const wish = { sku, storeId: store.id, quantity, name: field('name'), contact: field('contact') }
    try {
      const { success, errorCode, expiresAt = '' } = await api.post('employee/reservations', wish)
      if (!success) return refuse(errorCode ?? 'failed')
      const end = new Date(expiresAt)
      announcer.announce(text('done', { date: formatShortDate(language, end), time: formatTime(language, end) }))
      await dynamicData.changed(['storeStock'])
      reserveDesk.done()
      return true
    } catch (error) {
      reportError(error, 'warn')
      // The account may have been closed: then the bar goes, too.
      await dynamicData.changed(['employee', 'storeStock'])
      return refuse('failed')
    }
  }
  return { refusal, reserve }
}

function ReserveForm(props: ReserveProps): ReactNode {
  const { text } = useTexts(reserveTexts)
  const { refusal, reserve } = useReserve(props)
  const { state, run } = useAsyncAction()
  const messages = { missing: text('missing') }
  return (
    <form
      className={style.content}
      data-form="reserve"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void run(() => reserve(form))
      }}
    >
      <p className={style.intro}>{text('intro', { store: props.store.displayName })}</p>
      <TextField
        name="name"
        label={text('name')}
        maxLength={MAX_CUSTOMER_NAME_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        required
        messages={messages}
      />
      <TextField
        name="contact"
        label={text('contact')}
        hint={text('contactHint')}
        maxLength={MAX_CUSTOMER_CONTACT_LENGTH}
        autoComplete="off"
      />
      <TextField
        name="quantity"
        label={text('quantity')}
        defaultValue="1"
        inputMode="numeric"
        pattern="[1-9][0-9]?"
        maxLength={2}
        autoComplete="off"
        required
        messages={messages}
      />
      {refusal && <p className={style.failure}>{text(`error.${refusal}`)}</p>}
      <AsyncButton state={state} part="button" isKept status={{ pending: text('pending') }}>
        <span>{text('submit')}</span>
      </AsyncButton>
    </form>
  )
}

export interface ReservePanelProps {
  readonly sku: string | undefined
  readonly store: EmployeeStore
}

export function ReservePanel({ sku, store }: ReservePanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(reserveTexts)
  return (
    <Drawer
      panel="reserve"
      open={sku !== undefined}
      onClose={reserveDesk.close}
      side="right"
      label={text('heading')}
      closeLabel={texts.text('shell.close')}
    >
      {sku !== undefined && <ReserveForm key={sku} sku={sku} store={store} />}
    </Drawer>
  )
}
