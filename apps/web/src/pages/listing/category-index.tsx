import type { ReactNode } from 'react'
import type { CategoryIndexEntry } from '@firkant/domain/page/page-models.ts'
import { useShop } from '../../start/shop-context.ts'
import style from './category-index.module.css'

function Links({ entries }: { entries: readonly CategoryIndexEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.url}>
          <a href={entry.url}>{entry.name}</a>
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
      <h2 id="categories-heading">{texts.text('shell.allCategories')}</h2>
      <Links entries={entries} />
    </nav>
  )
}
