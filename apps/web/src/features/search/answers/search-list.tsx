import { useId, type ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { isSearch, type GroupName, type OptionGroup, type SearchOption } from './option-groups.ts'
import style from '../quick-search.module.css'
import answerStyle from './search-answer.module.css'
import optionStyle from './search-option.module.css'
import { IS_BARE, OptionContent } from './search-option.tsx'
import type { QuickSearchState } from '../use-quick-search.ts'
import { quickSearchTexts } from '../quick-search.texts.ts'
import type { SearchCombobox } from '../use-search-combobox.ts'

const PICTURED: readonly GroupName[] = ['products', 'viewed', 'bestsellers', 'all']

interface SearchListProps {
  readonly state: QuickSearchState
  readonly combobox: SearchCombobox
  readonly place: 'panel' | 'dialog'
}

const isPictured = ({ name }: OptionGroup) => PICTURED.includes(name)

type OptionKind = 'phrase' | 'category' | 'page'

const kindOf = (name: GroupName): OptionKind =>
  name === 'categories' ? 'category' : name === 'inspiration' || name === 'content' ? 'page' : 'phrase'

const CLASSES = {
  suggestion: optionStyle.option,
  product: optionStyle.product,
  answer: answerStyle.answer,
  all: optionStyle.all,
} as const

/** Groups that stand side by side. */
const ROWS: readonly (readonly GroupName[])[] = [
  ['phrases'],
  ['history', 'popular'],
  ['categories', 'inspiration', 'content'],
]

/** The last of its row spans both columns where nothing stands beside it. */
function isWide(groups: readonly OptionGroup[], name: GroupName): boolean {
  const row = ROWS.find((names) => names.includes(name)) ?? []
  const beside = groups.filter((group) => row.includes(group.name))
  return beside.length % 2 === 1 && beside.at(-1)?.name === name
}

interface OptionProps {
  readonly option: SearchOption
  readonly group: OptionKind
  readonly combobox: SearchCombobox
}

function Option({ option, group, combobox }: OptionProps): ReactNode {
  const { kind } = option
  return (
    <a
      {...combobox.optionProps(option)}
      className={CLASSES[kind]}
      data-kind={kind === 'suggestion' ? group : undefined}
      data-part={kind === 'suggestion' ? 'search-option' : `search-${kind}`}
      data-family={kind === 'product' ? option.product.family || undefined : undefined}
      data-link-identifier={kind === 'product' ? option.product.ticket : undefined}
    >
      {!IS_BARE && kind === 'suggestion' && isSearch(option.suggestion) && (
        <Icon name={option.suggestion.searchOrigin === 'history' ? 'clock' : 'search'} className={optionStyle.icon} />
      )}
      <OptionContent option={option} />
    </a>
  )
}

interface GroupProps extends Pick<SearchListProps, 'combobox' | 'place'> {
  readonly group: OptionGroup
  readonly isWide: boolean
}

function Group({ group, isWide: isOverBoth, place, combobox }: GroupProps): ReactNode {
  const { text } = useTexts(quickSearchTexts)
  const headingId = useId()
  const { name, options } = group
  const kind = kindOf(name)
  const drawn = options.map((option) => <Option key={option.key} option={option} group={kind} combobox={combobox} />)
  if (name === 'all' || name === 'answer') return drawn
  return (
    <div
      role="group"
      className={style.group}
      data-part="search-group"
      data-group={name}
      data-wide={isOverBoth || undefined}
      aria-labelledby={headingId}
    >
      <p
        id={headingId}
        className={style.groupName}
        data-kind={isPictured(group) ? undefined : kind}
        role="presentation"
      >
        {text(`quickSearch.${name}`)}
      </p>
      <div className={isPictured(group) ? optionStyle.products : style.options} data-kind={kind} data-place={place}>
        {drawn}
      </div>
    </div>
  )
}

/** The answer to a question about the shop, above everything else. */
function Answer({ state: { groups }, combobox }: Omit<SearchListProps, 'place'>): ReactNode {
  const [option] = groups.find(({ name }) => name === 'answer')?.options ?? []
  return option && <Option option={option} group="page" combobox={combobox} />
}

/** Suggestions in one column and products in the other, ordered by the visitor's variant. */
function Columns({ state: { groups }, combobox, place }: SearchListProps): ReactNode {
  const listed = groups.filter(({ name }) => name !== 'answer')
  const columns = [
    { name: 'words', groups: listed.filter((group) => !isPictured(group)) },
    { name: 'products', groups: listed.filter(isPictured) },
  ].filter((column) => column.groups.length > 0)
  const [first] = listed
  return (first && isPictured(first) ? columns.toReversed() : columns).map((column) => (
    <div
      key={column.name}
      className={style.column}
      data-part="search-column"
      data-column={column.name}
      data-place={place}
    >
      {column.groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          isWide={isWide(column.groups, group.name)}
          place={place}
          combobox={combobox}
        />
      ))}
    </div>
  ))
}

/** The suggestions. The list element is always rendered, so that the field can refer to it. */
export function SearchList({ state, combobox, place }: SearchListProps): ReactNode {
  const { text } = useTexts(quickSearchTexts)
  const { view, options, isKnown } = state
  return (
    <>
      <div
        {...combobox.getMenuProps({ 'aria-label': text('quickSearch.options') }, { suppressRefError: true })}
        className={style.list}
        data-part="search-list"
        data-place={place}
        data-waiting={!view.isSettled || undefined}
      >
        {combobox.isOpen && (
          <>
            <Answer state={state} combobox={combobox} />
            <Columns state={state} combobox={combobox} place={place} />
          </>
        )}
      </div>
      {combobox.isOpen && isKnown && options.length === 0 && (
        <p className={style.none} data-part="search-none">
          {text('quickSearch.none')}
        </p>
      )}
    </>
  )
}
