import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import { MAX_SUB_SUB_CATEGORIES, type MenuCategory } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './sub-categories.module.css'
import { menuTexts } from '../menu.texts.ts'

const menu = storefront.layout.menu
const SHOWN_FIRST = menu.kind === 'mega' ? menu.subcategoriesBeforeToggle : Number.POSITIVE_INFINITY

function SubCategory({ category }: { category: MenuCategory }): ReactNode {
  const below = category.subCategories.slice(0, MAX_SUB_SUB_CATEGORIES)
  return (
    <li>
      <a href={category.url} className={style.sub} data-part="menu-sub">
        {category.name}
      </a>
      {below.length > 0 && (
        <ul className={style.subSubs}>
          {below.map((child) => (
            <li key={child.nodeId}>
              <a href={child.url} className={style.subSub} data-part="menu-sub-sub">
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The first ones; the others behind a toggle. */
export function SubCategories({ categories }: { categories: readonly MenuCategory[] }): ReactNode {
  const own = useTexts(menuTexts)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    // The revealed links come before the toggle: the focus moves to the first, or the keyboard would skip them.
    if (isWhole) list.current?.children[SHOWN_FIRST]?.querySelector('a')?.focus({ preventScroll: true })
  }, [isWhole])
  const more = categories.length - SHOWN_FIRST
  return (
    <>
      <ul ref={list} className={style.subs}>
        {categories.slice(0, isWhole ? undefined : SHOWN_FIRST).map((category) => (
          <SubCategory key={category.nodeId} category={category} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={style.toggle}
          data-part="menu-toggle"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? own.text('menu.showFewer') : own.plural('menu.showMore', more)}
          <Icon name="down" className={style.toggleIcon} />
        </button>
      )}
    </>
  )
}
