import type { ReactNode } from 'react'
import type { CategoryIndexEntry } from '@firkant/domain/page/page-models.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './category-index.module.css'

interface LinksProps {
  readonly entries: readonly CategoryIndexEntry[]
  readonly isTop?: boolean
}

function Links({ entries, isTop }: LinksProps): ReactNode {
  return (
    <ul className={isTop ? style.list : undefined}>
      {entries.map((entry) => (
        <li key={entry.url}>
          <a href={entry.url} className={isTop ? style.top : style.link}>
            {entry.name}
          </a>
          {entry.subCategories.length > 0 && <Links entries={entry.subCategories} />}
        </li>
      ))}
    </ul>
  )
}

/** Every category by name: what the menu shows to those who can open it. */
export function CategoryIndex({ entries }: { entries: readonly CategoryIndexEntry[] }): ReactNode {
  const { texts } = useShop()
  return (
    <nav id="categories" className={style.index} data-part="category-index" aria-labelledby="categories-heading">
      <h2 id="categories-heading" className={style.heading}>
        {texts.text('shell.allCategories')}
      </h2>
      <Links entries={entries} isTop />
    </nav>
  )
}
