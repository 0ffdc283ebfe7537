import { memo, type ReactNode } from 'react'
import { useMedia } from '../../platform/use-media.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import type { HeaderSearchProps } from './header-search-props.ts'
import { InlineSearch } from './inline-search.tsx'
import { PhoneSearch } from './phone-search.tsx'
import { SearchDialog } from './search-dialog.tsx'
import '#brand/art-search.css'

/** Here the header's field opens a panel with a field of its own: a list under it would have no room. */
const PHONE = '(width <= 768px)'

/** It draws again when the list changes, not when it has told the header so. */
const Search = memo(function Search(props: HeaderSearchProps): ReactNode {
  return useMedia(PHONE) ? <PhoneSearch {...props} /> : <InlineSearch {...props} />
})

/** What stands behind the header's field. Header and panel are one piece of code: whoever needs the one needs the other. */
export function HeaderSearch(props: HeaderSearchProps): ReactNode {
  return <Search {...props} />
}

export function SearchPanel(props: PanelProps): ReactNode {
  return <SearchDialog {...props} />
}
