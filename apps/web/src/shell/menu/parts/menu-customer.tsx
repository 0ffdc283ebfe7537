import { useState, type ReactNode } from 'react'
import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { ActionMessage } from '@firkant/ui/action-message/action-message.tsx'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useDynamicData } from '../../../features/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../start/shop-context.ts'
import { announcer } from '../../announcer.ts'
import { useFrame } from '../../use-frame.ts'
import { customerLinks } from './customer-links.ts'
import style from './menu-parts.module.css'
import { useMenuTexts } from '../menu-texts.ts'

const ANONYMOUS: CustomerModel = { isLoggedIn: false, isSoftLoggedIn: false }

function Leave({ kind }: { kind: 'logOut' | 'removePersonalisation' }): ReactNode {
  const { texts, customerSession, reportError } = useShop()
  const own = useMenuTexts()
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()

  async function leave(): Promise<boolean> {
    setFailure(undefined)
    try {
      await customerSession[kind]()
      announcer.announce(own.text(kind === 'logOut' ? 'menu.loggedOut' : 'menu.personalisationRemoved'))
      return true
    } catch (error) {
      reportError(error, 'warn')
      const message = texts.text('error.genericRetry')
      announcer.announce(message)
      setFailure(message)
      return false
    }
  }

  return (
    <li>
      <AsyncButton state={state} part="menu-leave" type="button" onPress={() => void run(leave)}>
        {own.text(`menu.${kind}`)}
      </AsyncButton>
      <ActionMessage tone="negative">{failure}</ActionMessage>
    </li>
  )
}

interface LinksProps {
  readonly customer: CustomerModel
  readonly pages: WellKnownPages
}

function Links({ customer, pages }: LinksProps): ReactNode {
  const own = useMenuTexts()
  return customerLinks(customer, pages).map(({ key, to }) => (
    <li key={key}>
      <a href={to} data-part="menu-customer-link" data-link={key}>
        {key === 'myPages' && <Icon name={customer.isLoggedIn ? 'user-check' : 'user'} />}
        {own.text(`menu.${key}`)}
      </a>
    </li>
  ))
}

/** Who the visitor is to us, and the ways to what is theirs. */
export function MenuCustomer({ isOpen }: { isOpen: boolean }): ReactNode {
  const own = useMenuTexts()
  const { pages } = useFrame()
  const customer = useDynamicData('customer', { enabled: isOpen }).data ?? ANONYMOUS
  const { isLoggedIn, isSoftLoggedIn, forename } = customer
  if (!pages) return null
  return (
    <div data-part="menu-customer" data-logged-in={isLoggedIn || undefined}>
      {(isLoggedIn || isSoftLoggedIn) && (
        <p className={style.hello} data-part="menu-hello">
          {forename ? own.text('menu.hello', { forename }) : own.text('menu.helloYou')}
        </p>
      )}
      <ul className={style.links} data-part="menu-customer-links">
        <Links customer={customer} pages={pages} />
        {isLoggedIn && <Leave kind="logOut" />}
        {isSoftLoggedIn && !isLoggedIn && <Leave kind="removePersonalisation" />}
      </ul>
    </div>
  )
}
