import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useCartCount } from '../features/cart/use-cart.ts'
import { useDynamicData } from '../features/dynamic-data/use-dynamic-data.ts'
import { useWishlistCount } from '../features/lists/use-wishlist.ts'
import { useShop } from '../start/shop-context.ts'
import { CountBadge } from './count-badge.tsx'
import style from './header.module.css'
import { SearchForm } from './search-form.tsx'
import { SellingPoints } from './selling-points.tsx'
import { ShopLink } from './shop-link.tsx'
import { useFrame } from './use-frame.ts'

function Tools(): ReactNode {
  const { texts } = useShop()
  const { pages, settings } = useFrame()
  const cartCount = useCartCount()
  const favouritesCount = useWishlistCount()
  const isLoggedIn = useDynamicData('customer').data?.isLoggedIn ?? false
  return (
    <nav className={style.tools} data-part="tools" aria-label={texts.text('shell.tools')}>
      {settings?.enableMyPagesButton && (
        <a
          href={isLoggedIn ? pages?.myPagesStartPageUrl : pages?.loginPageUrl}
          data-part="tool"
          data-tool="my-pages"
          aria-label={texts.text('shell.myPages')}
        >
          <Icon name="user" />
        </a>
      )}
      <span
        role="img"
        data-part="tool"
        data-tool="favourites"
        aria-label={texts.plural('wishlist.count', favouritesCount ?? 0)}
      >
        <Icon name="heart" />
        {favouritesCount !== undefined && <CountBadge count={favouritesCount} />}
      </span>
      <a
        href={pages?.checkoutPageUrl ?? '#'}
        data-part="tool"
        data-tool="cart"
        aria-label={cartCount ? texts.plural('cart.count', cartCount) : texts.text('shell.cart')}
      >
        <Icon name="bag" />
        {cartCount !== undefined && <CountBadge count={cartCount} />}
      </a>
    </nav>
  )
}

export function Header(): ReactNode {
  const { texts } = useShop()
  const { pages, frame } = useFrame()
  const { layout, logo, name } = storefront
  const menuName = texts.text(layout.header === 'top-bar' ? 'shell.products' : 'shell.menu')
  return (
    <header className={style.header} data-part="header" data-layout={layout.header}>
      {layout.sellingPoints.startsWith('top-bar') && <SellingPoints place="top-bar" />}
      <div className={style.row} data-part="header-row">
        <a
          href={pages?.startPageUrl ?? '#'}
          className={style.logo}
          data-part="logo"
          aria-label={texts.text('shell.toStartPage', { brand: name })}
        >
          <img src={logo.src} alt="" width={logo.width} height={logo.height} />
        </a>
        <a href={frame?.menuPage ?? '#'} className={style.menu} data-part="menu-link" aria-label={menuName}>
          <Icon name="menu" />
          <span>{menuName}</span>
        </a>
        {frame && frame.headerLinks.length > 0 && (
          <ul className={style.links} data-part="header-links">
            {frame.headerLinks.map((link) => (
              <li key={link.to}>
                <ShopLink link={link} />
              </li>
            ))}
          </ul>
        )}
        <SearchForm />
        <Tools />
      </div>
    </header>
  )
}
