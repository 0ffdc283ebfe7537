import { useState, type ReactNode } from 'react'
import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { ActionMessage } from '@firkant/ui/action-message/action-message.tsx'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { openCustomerSession } from '../../../features/customer/customer-session.ts'
import { SignInLink } from '../../../features/customer/sign-in/sign-in-link.tsx'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import style from './menu-links.module.css'
import { menuTexts } from '../menu.texts.ts'

interface CustomerLink {
  readonly key: 'myPages' | 'logIn' | 'myProfile' | 'myOrders' | 'makeReturn'
  readonly to: string
}

/** Links to the customer's pages, or the login. */
export function customerLinks(customer: CustomerModel, pages: WellKnownPages): readonly CustomerLink[] {
  const { isLoggedIn, isSoftLoggedIn } = customer
  const own: readonly CustomerLink[] = [
    { key: 'myProfile', to: pages.myPagesProfilePageLink },
    { key: 'myOrders', to: pages.myPagesOrderHistoryPageLink },
    { key: 'makeReturn', to: pages.orderReturnPageLink },
  ]
  const links: readonly CustomerLink[] = [
    { key: 'myPages', to: isLoggedIn ? pages.myPagesStartPageUrl : pages.loginPageUrl },
    ...(isLoggedIn ? [] : [{ key: 'logIn', to: pages.loginPageUrl } as const]),
    ...(isLoggedIn || isSoftLoggedIn ? own : []),
  ]
  // A page that the shop does not have gets the start page's address: left out.
  return links.filter(({ to }) => to !== pages.startPageUrl)
}

/** In a panel, or in a mega menu's footer. */
const LOOKS = {
  ways: { whole: undefined, hello: style.hello, links: style.links, link: style.link, leave: style.leave },
  foot: {
    whole: style.footCustomer,
    hello: `${style.hello} ${style.footHello}`,
    links: `${style.links} ${style.footLinks}`,
    link: `${style.link} ${style.footLink}`,
    leave: `${style.leave} ${style.footLeave}`,
  },
} as const
type Look = keyof typeof LOOKS

const ANONYMOUS: CustomerModel = { isLoggedIn: false, isSoftLoggedIn: false }

interface LeaveProps {
  readonly kind: 'logOut' | 'removePersonalisation'
  readonly look: Look
}

function Leave({ kind, look }: LeaveProps): ReactNode {
  const { texts, api, dynamicData, reportError } = useShop()
  const own = useTexts(menuTexts)
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()

  async function leave(): Promise<boolean> {
    setFailure(undefined)
    try {
      await openCustomerSession(api, dynamicData)[kind]()
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
    <li className={LOOKS[look].leave}>
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
  readonly look: Look
}

function Links({ customer, pages, look }: LinksProps): ReactNode {
  const own = useTexts(menuTexts)
  return customerLinks(customer, pages).map(({ key, to }) => (
    <li key={key}>
      {key === 'logIn' ? (
        <SignInLink href={to} className={LOOKS[look].link} part="menu-customer-link">
          {own.text('menu.logIn')}
        </SignInLink>
      ) : (
        <a href={to} className={LOOKS[look].link} data-part="menu-customer-link">
          {key === 'myPages' && <Icon name={customer.isLoggedIn ? 'user-check' : 'user'} className={style.icon} />}
          {own.text(`menu.${key}`)}
        </a>
      )}
    </li>
  ))
}

interface MenuCustomerProps {
  readonly isOpen: boolean
  readonly look: Look
}

/** Greeting and links of the customer. */
export function MenuCustomer({ isOpen, look }: MenuCustomerProps): ReactNode {
  const own = useTexts(menuTexts)
  const { pages } = useFrame()
  const customer = useDynamicData('customer', { enabled: isOpen }).data ?? ANONYMOUS
  const { isLoggedIn, isSoftLoggedIn, forename } = customer
  if (!pages) return null
  const classes = LOOKS[look]
  return (
    <div className={classes.whole}>
      {(isLoggedIn || isSoftLoggedIn) && (
        <p className={classes.hello} data-part="menu-hello">
          {forename ? own.text('menu.hello', { forename }) : own.text('menu.helloYou')}
        </p>
      )}
      <ul className={classes.links}>
        <Links customer={customer} pages={pages} look={look} />
        {isLoggedIn && <Leave kind="logOut" look={look} />}
        {isSoftLoggedIn && !isLoggedIn && <Leave kind="removePersonalisation" look={look} />}
      </ul>
    </div>
  )
}
