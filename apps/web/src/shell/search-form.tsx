import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../start/shop-context.ts'
import style from './header.module.css'
import { useFrame } from './use-frame.ts'

/** A plain form: it finds without a script, too. */
export function SearchForm(): ReactNode {
  const { texts } = useShop()
  const { pages } = useFrame()
  if (storefront.layout.header === 'logo-centred') {
    return (
      <a href={pages?.searchPageUrl ?? '#'} data-part="tool" data-tool="search" aria-label={texts.text('shell.search')}>
        <Icon name="search" />
      </a>
    )
  }
  return (
    <search className={style.search} data-part="search">
      <form action={pages?.searchPageUrl ?? '#'} method="get">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          required
          minLength={2}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.text('shell.search')}
          placeholder={texts.text('shell.searchPlaceholder')}
        />
        <button type="submit" className={style.go} data-part="search-go" aria-label={texts.text('shell.search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
