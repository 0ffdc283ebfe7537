import { memo, type ReactNode } from 'react'
import { useMedia } from '../../platform/use-media.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import type { HeaderSearchProps } from './header-search-props.ts'
import { InlineSearch } from './inline-search.tsx'
import { PhoneSearch } from './phone-search.tsx'
import { SearchDialog } from './search-dialog.tsx'
import '#brand/art-search.css'

/** On narrow screens the header's field opens a panel: a list under it would have no room. */
const PHONE = '(width <= 768px)'

/** Renders again when the list changes, not when the header got its props. */
const Search = memo(function Search(props: HeaderSearchProps): ReactNode {
  return useMedia(PHONE) ? <PhoneSearch {...props} /> : <InlineSearch {...props} />
})

/** Header list and panel in one chunk: both are needed together. */
export function HeaderSearch(props: HeaderSearchProps): ReactNode {
  return <Search {...props} />
}

export function SearchPanel(props: PanelProps): ReactNode {
  return <SearchDialog {...props} />
}
