import { useId, type ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { isSearch, type GroupName, type OptionGroup, type SearchOption } from './option-groups.ts'
import style from './quick-search.module.css'
import { OptionContent } from './search-option.tsx'
import type { QuickSearchState } from './use-quick-search.ts'
import { useQuickSearchTexts } from './use-quick-search-texts.ts'
import type { SearchCombobox } from './use-search-combobox.ts'

const PICTURED: readonly GroupName[] = ['products', 'all']

interface SearchListProps {
  readonly state: QuickSearchState
  readonly combobox: SearchCombobox
}

function Option({ option, combobox }: { option: SearchOption; combobox: SearchCombobox }): ReactNode {
  const { kind } = option
  return (
    <a
      {...combobox.optionProps(option)}
      className={kind === 'product' ? style.product : style.option}
      data-part={kind === 'suggestion' ? 'search-option' : `search-${kind}`}
      data-origin={kind === 'suggestion' ? option.suggestion.searchOrigin : undefined}
      data-family={kind === 'product' ? option.product.family || undefined : undefined}
      data-link-identifier={kind === 'product' ? option.product.ticket : undefined}
    >
      {kind === 'suggestion' && isSearch(option.suggestion) && (
        <Icon name={option.suggestion.searchOrigin === 'history' ? 'clock' : 'search'} />
      )}
      <OptionContent option={option} />
    </a>
  )
}

function Group({ group, combobox }: { group: OptionGroup; combobox: SearchCombobox }): ReactNode {
  const { text } = useQuickSearchTexts()
  const headingId = useId()
  const { name, options } = group
  const drawn = options.map((option) => <Option key={option.key} option={option} combobox={combobox} />)
  if (name === 'all') return drawn
  return (
    <div role="group" className={style.group} data-part="search-group" data-group={name} aria-labelledby={headingId}>
      <p id={headingId} data-part="search-group-name" role="presentation">
        {text(`quickSearch.${name}`)}
      </p>
      <div className={name === 'products' ? style.products : style.options} data-part="search-options">
        {drawn}
      </div>
    </div>
  )
}

/** Words on the one side and products on the other, in the order of the visitor's arrangement. */
function Columns({ state: { groups }, combobox }: SearchListProps): ReactNode {
  const isPictured = ({ name }: OptionGroup) => PICTURED.includes(name)
  const columns = [
    { name: 'words', groups: groups.filter((group) => !isPictured(group)) },
    { name: 'products', groups: groups.filter(isPictured) },
  ].filter((column) => column.groups.length > 0)
  const [first] = groups
  return (first && isPictured(first) ? columns.toReversed() : columns).map((column) => (
    <div key={column.name} className={style.column} data-part="search-column" data-column={column.name}>
      {column.groups.map((group) => (
        <Group key={group.name} group={group} combobox={combobox} />
      ))}
    </div>
  ))
}

/** What is suggested. The list itself is always there, so that the field can point at it. */
export function SearchList({ state, combobox }: SearchListProps): ReactNode {
  const { text } = useQuickSearchTexts()
  const { view, options, isKnown } = state
  return (
    <>
      <div
        {...combobox.getMenuProps({ 'aria-label': text('quickSearch.options') }, { suppressRefError: true })}
        className={style.list}
        data-part="search-list"
        data-waiting={!view.isSettled || undefined}
      >
        {combobox.isOpen && <Columns state={state} combobox={combobox} />}
      </div>
      {combobox.isOpen && isKnown && options.length === 0 && (
        <p className={style.none} data-part="search-none">
          {text('quickSearch.none')}
        </p>
      )}
    </>
  )
}
