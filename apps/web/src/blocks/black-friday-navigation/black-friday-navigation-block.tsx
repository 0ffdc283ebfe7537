import { use, useEffect, useRef, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { EmphasisedHeading, plainHeading } from '../emphasised-heading.tsx'
import style from './black-friday-navigation-block.module.css'
import '#brand/art-content.css'

type BlackFridayLink = BlockProps['BlackFridayNavigation']['links'][number]

const pathOf = (address: string) => address.replace(/[?#].*/s, '')

function LinkFace({ link }: { link: BlackFridayLink }): ReactNode {
  return (
    <>
      {link.image && (
        <span className={style.picture}>
          <Image image={link.image} sizes="44px" ratio="1:1" decorative />
        </span>
      )}
      <span>{link.title}</span>
      {link.note && (
        <b className={style.note} data-part="bf-note">
          {link.note}
        </b>
      )}
    </>
  )
}

/** Sticky campaign navigation that scrolls sideways and marks the current page. */
export function BlackFridayNavigationBlock({ heading, links }: BlockProps['BlackFridayNavigation']): ReactNode {
  const { texts } = useShop()
  const here = pathOf(use(PageAddressContext))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !current) return
    const middle = current.offsetLeft + current.offsetWidth / 2
    list.current.scrollLeft = middle - list.current.clientWidth / 2
  }, [here])
  return (
    <nav
      className={style.navigation}
      data-theme="blackFriday"
      aria-label={plainHeading(heading) || texts.text('blocks.blackFriday')}
    >
      <div className={style.row}>
        {heading && (
          <p className={style.heading} aria-hidden="true">
            <EmphasisedHeading text={heading} />
          </p>
        )}
        <ul ref={list} className={style.links}>
          {links.map((link) => (
            <li key={link.to} className={style.item}>
              <ShopLink
                link={link}
                className={link.image ? `${style.link} ${style.pictured}` : style.link}
                part="bf-link"
                isCurrent={pathOf(link.to) === here}
              >
                <LinkFace link={link} />
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
