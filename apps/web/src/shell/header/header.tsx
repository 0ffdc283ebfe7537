import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useCartAddress, useCartCount } from '../../features/cart/use-cart.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useWishlistCount } from '../../features/lists/use-wishlist.ts'
import { DeliveryPlaceTool } from '../../features/delivery/delivery-place-link.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { CountBadge } from './count-badge.tsx'
import style from './header.module.css'
import { Logo } from './logo.tsx'
import { MenuButton } from '../menu/menu-button.tsx'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { SearchForm } from './search-form.tsx'
import { SellingPoints } from '../selling-points.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import tool from './tool.module.css'
import { useFrame } from '../../platform/use-frame.ts'
import { NavigationNumberContext } from '../../platform/navigation/navigation-number.ts'
import { watchHeaderRow, type HeaderRow } from './header-row.ts'
import { cartLabel, favouritesLabel } from './tool-counts.ts'

/** Hides the header's second row while scrolling down, where the style sheet has one. */
function useHeaderRow(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  const row = useRef<HeaderRow>(undefined)
  const pageNumber = use(NavigationNumberContext)
  useEffect(() => {
    if (!header.current) return
    row.current = watchHeaderRow(window, header.current)
    return () => row.current?.stop()
  }, [])
  useEffect(() => {
    if (pageNumber > 0) row.current?.show()
  }, [pageNumber])
  return header
}

interface CountProps {
  readonly count?: number | undefined
}

function FavouritesLink({ count }: CountProps): ReactNode {
  const { language } = useShop()
  const { frame } = useFrame()
  return (
    <PanelLink
      panel="wishlist"
      href={frame?.listsPage ?? '#'}
      className={tool.tool}
      part="tool"
      tool="favourites"
      label={favouritesLabel(language, count)}
    >
      <Icon name="heart" className={tool.icon} />
      {count !== undefined && <CountBadge count={count} />}
    </PanelLink>
  )
}

function CountedFavourites(): ReactNode {
  return <FavouritesLink count={useWishlistCount()} />
}

function CartLink({ count }: CountProps): ReactNode {
  const { language } = useShop()
  const address = useCartAddress()
  return (
    <PanelLink
      panel="cart"
      href={address}
      className={tool.tool}
      part="tool"
      tool="cart"
      label={cartLabel(language, count)}
    >
      <Icon name="bag" className={tool.icon} />
      {count !== undefined && <CountBadge count={count} />}
    </PanelLink>
  )
}

function CountedCart(): ReactNode {
  return <CartLink count={useCartCount()} />
}

function MyPages(): ReactNode {
  const { texts } = useShop()
  const { pages, settings } = useFrame()
  const { isLoggedIn = false, isSoftLoggedIn = false } = useDynamicData('customer').data ?? {}
  if (!settings?.enableMyPagesButton) return null
  if (isSoftLoggedIn && !isLoggedIn)
    return (
      <PanelLink
        panel="soft-login"
        href={pages?.loginPageUrl ?? '#'}
        className={tool.tool}
        part="tool"
        tool="my-pages"
        label={texts.text('shell.myPages')}
      >
        <Icon name="user-check" className={tool.icon} />
      </PanelLink>
    )
  return (
    <a
      href={(isLoggedIn ? pages?.myPagesStartPageUrl : pages?.loginPageUrl) ?? '#'}
      className={tool.tool}
      data-tool="my-pages"
      aria-label={texts.text('shell.myPages')}
    >
      <Icon name="user" className={tool.icon} />
    </a>
  )
}

/** The store that the visitor chose. */
function ChosenStore(): ReactNode {
  const store = useDynamicData('chosenStore', { enabled: false }).data
  return (
    store?.url && (
      <a
        href={store.url}
        className={`${tool.tool} ${style.store}`}
        data-tool="store"
        aria-label={store.label}
        title={store.label}
      >
        <Icon name="store" className={tool.icon} />
      </a>
    )
  )
}

/** Where the visitor has things sent, or the way to say so. */
function DeliveryPlace(): ReactNode {
  const place = useDynamicData('deliveryPlace', { enabled: false }).data
  return (
    <DeliveryPlaceTool
      className={`${tool.tool} ${style.store}`}
      place={place}
      icon={<Icon name="truck" className={tool.icon} />}
    />
  )
}

function HeaderLinks(): ReactNode {
  const links = useFrame().frame?.headerLinks
  if (links === undefined || links.length === 0) return null
  return (
    <ul className={style.links} data-part="header-links">
      {links.map((link) => (
        <li key={link.to}>
          <ShopLink link={link} className={style.link} />
        </li>
      ))}
    </ul>
  )
}

export const HEADER_ID = 'site-header'

const IS_LOGO_CENTRED = storefront.layout.header === 'logo-centred'
const IS_MENU_LAST = IS_LOGO_CENTRED || storefront.layout.header === 'search-middle'

/** Its parts stand in the order in which a desk shows them: Tab goes as the eye does. Narrower rows say theirs in the sheet. */
export function Header(): ReactNode {
  const { texts } = useShop()
  const logo = <Logo className={style.logo} />
  const menu = (
    <MenuButton
      className={`${tool.tool} ${style.menu ?? ''}`}
      nameClass={style.menuName}
      iconClass={`${tool.icon} ${style.menuIcon ?? ''}`}
    />
  )
  return (
    <header
      ref={useHeaderRow()}
      id={HEADER_ID}
      className={style.header}
      data-part="header"
      data-layout={storefront.layout.header}
    >
      {storefront.layout.sellingPoints.startsWith('top-bar') && <SellingPoints place="top-bar" />}
      <div className={style.row} data-part="header-row">
        {!IS_LOGO_CENTRED && logo}
        {!IS_MENU_LAST && menu}
        <Guard>
          <HeaderLinks />
        </Guard>
        <SearchForm />
        {IS_LOGO_CENTRED && logo}
        <nav className={style.tools} aria-label={texts.text('shell.tools')}>
          <Guard>
            <ChosenStore />
          </Guard>
          <Guard>
            <DeliveryPlace />
          </Guard>
          <Guard>
            <MyPages />
          </Guard>
          {/* A count that can't be told leaves the link. */}
          <Guard fallback={<FavouritesLink />}>
            <CountedFavourites />
          </Guard>
          <Guard fallback={<CartLink />}>
            <CountedCart />
          </Guard>
        </nav>
        {IS_MENU_LAST && menu}
      </div>
    </header>
  )
}
