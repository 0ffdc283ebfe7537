import { useEffect, useRef, useState, type ReactNode } from 'react'
import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'
import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useMedia } from '../../platform/use-media.ts'
import { finishLogin } from '../customer/sign-in/finish-login.ts'
import { LoginForm } from '../customer/sign-in/forms/login-form.tsx'
import { openSignIn } from '../customer/sign-in/open-sign-in.tsx'
import type { GoToView } from '../customer/sign-in/forms/view-link.tsx'
import { RemoveView } from './remove-view.tsx'
import style from './soft-login-panel.module.css'
import { nextSoftLoginView, type SoftLoginView } from './soft-login-views.ts'
import { StartView } from './start-view.tsx'
import { softLoginTexts } from './soft-login.texts.ts'

const ON_PHONES = `(width <= ${BREAKPOINTS.mobile}px)`

/** Above the panel: a new password, whose mail the shop sends to the address it knows. */
const useSignInModal = (): GoToView => {
  const shop = useShop()
  return (view, autoSubmit) => void openSignIn(shop, { view, autoSubmit })
}

function useHeading(view: SoftLoginView, customer: CustomerModel | null | undefined): string {
  const { text } = useTexts(softLoginTexts)
  if (view === 'login') return text('soft.logIn')
  if (view === 'removePersonalization') return text('soft.removeHeading')
  return customer?.forename ? text('soft.hello', { forename: customer.forename }) : text('soft.helloYou')
}

function BackButton({ onPress }: { onPress: () => void }): ReactNode {
  const { text } = useTexts(softLoginTexts)
  const button = useRef<HTMLButtonElement>(null)
  // What was pressed is gone with its view.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className={style.back} onClick={onPress}>
      <Icon name="left" />
      {text('soft.back')}
    </button>
  )
}

/** For a customer who came by a newsletter: recognised, not signed in. */
export function SoftLoginPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const shop = useShop()
  const [view, setView] = useState<SoftLoginView>('start')
  const customer = useDynamicData('customer').data
  const go = (to: SoftLoginView) => setView(nextSoftLoginView(view, to))
  const openModal = useSignInModal()
  const heading = useHeading(view, customer)
  const side = useMedia(ON_PHONES) ? 'top' : 'right'
  return (
    <Drawer
      panel="soft-login"
      open={isOpen}
      onClose={onClose}
      label={heading}
      closeLabel={shop.texts.text('shell.close')}
      side={side}
    >
      <div className={style.content} data-view={view}>
        {view !== 'start' && <BackButton onPress={() => go('start')} />}
        {view === 'start' && customer && <StartView customer={customer} go={go} />}
        {view === 'removePersonalization' && <RemoveView onClose={onClose} />}
        {view === 'login' && <LoginForm go={openModal} onLoggedIn={(merged) => void finishLogin(shop, merged)} />}
      </div>
    </Drawer>
  )
}
