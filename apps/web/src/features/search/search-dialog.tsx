import { useRef, type FormEvent, type ReactNode } from 'react'
import { storefront } from '#brand'
import {
  MIN_SEARCH_LENGTH,
  MAX_SEARCH_LENGTH,
  readSearchText,
  SEARCH_PARAM,
  searchAddress,
} from '@firkant/domain/search/search-suggestion.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { ClearButton } from './clear-button.tsx'
import style from './search-dialog.module.css'
import { SearchList } from './answers/search-list.tsx'
import { useResultCountAnnounced, useQuickSearch, type QuickSearchState } from './use-quick-search.ts'
import { quickSearchTexts } from './quick-search.texts.ts'
import { useSearchCombobox, type SearchCombobox } from './use-search-combobox.ts'

/** The dialog focuses the element with `autofocus`, an attribute that React does not render. */
const takeFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

interface SearchBarProps {
  readonly state: QuickSearchState
  readonly combobox: SearchCombobox
  readonly onClose: () => void
}

function SearchBar({ state, combobox, onClose }: SearchBarProps): ReactNode {
  const { texts } = useShop()
  const { box, view, searchPageUrl } = state
  const results = useRef<HTMLAnchorElement>(null)
  const q = readSearchText(view.text)

  /** Like a link in a panel, which closes the panel first and leaves no history entry. */
  function submit(event: FormEvent): void {
    event.preventDefault()
    results.current?.click()
  }

  return (
    <form className={style.bar} data-part="search-bar" action={searchPageUrl} method="get" onSubmit={submit}>
      <Icon name="search" className={style.barIcon} />
      <input
        {...combobox.inputProps(takeFocus)}
        className={style.field}
        type="search"
        name={SEARCH_PARAM}
        required
        minLength={MIN_SEARCH_LENGTH}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        placeholder={texts.text('shell.searchPlaceholder')}
      />
      <ClearButton isEmpty={view.text === ''} onClear={() => box.type('')} onClose={onClose} />
      <a ref={results} href={searchAddress(searchPageUrl, q)} hidden>
        {q}
      </a>
    </form>
  )
}

/** Search as a full-screen dialog on phones, and from the top where the header has only an icon. */
export function SearchDialog({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(quickSearchTexts)
  const { logo } = storefront
  const isUnderLogo = storefront.layout.header === 'logo-centred'
  const state = useQuickSearch(isOpen)
  const combobox = useSearchCombobox(state, { isOpen, onEscape: onClose })
  useResultCountAnnounced(state, isOpen)
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      label={texts.text('shell.search')}
      closeLabel={text('quickSearch.close')}
      side="top"
      head="own"
      panel="search"
      className={style.sheet}
    >
      <div className={style.dialog}>
        <div className={style.head}>
          <SearchBar state={state} combobox={combobox} onClose={onClose} />
          <button type="button" className={style.close} aria-label={text('quickSearch.close')} onClick={onClose}>
            <Icon name={isUnderLogo ? 'close' : 'left'} />
          </button>
          {isUnderLogo && <img src={logo.src} alt="" width={logo.width} height={logo.height} className={style.logo} />}
        </div>
        <div className={style.results}>
          <SearchList state={state} combobox={combobox} place="dialog" />
        </div>
      </div>
    </Drawer>
  )
}
