import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useId, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react'
import { useShop } from '../../platform/shop-context.ts'
import { shopEvents } from '../../platform/shop-events.ts'
import { textAfter, type SearchOption } from './answers/option-groups.ts'
import type { QuickSearchState } from './use-quick-search.ts'

type BoxState = UseComboboxState<SearchOption>
const { stateChangeTypes } = useCombobox

/** The text belongs to our store: moving in the list does not change it, a click in the field does not close it. */
function reduceState(state: BoxState, { type, changes }: UseComboboxStateChangeOptions<SearchOption>) {
  const next = { ...changes, inputValue: state.inputValue, selectedItem: null }
  switch (type) {
    case stateChangeTypes.InputChange:
      return changes
    case stateChangeTypes.InputClick:
      return { ...next, isOpen: true }
    default:
      return next
  }
}

/** Stops Downshift's own handling of the event. */
function preventListNavigation({ nativeEvent }: { nativeEvent: Event }): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

export interface ComboboxOptions {
  readonly isOpen: boolean
  /** Absent where the list is always open: in the panel. */
  readonly onOpenChange?: (isOpen: boolean) => void
  readonly onEscape?: () => void
}

interface KeyParts extends ComboboxOptions {
  readonly isEmpty: boolean
  readonly findHighlighted: () => HTMLElement | null
}

/** Keys that the field handles before Downshift. */
function pressKey(event: KeyboardEvent, { isOpen, isEmpty, onOpenChange, onEscape, findHighlighted }: KeyParts): void {
  const { key } = event
  if (event.nativeEvent.isComposing) preventListNavigation(event)
  else if (!isOpen && isEmpty && (key === 'Enter' || key === ' ')) {
    event.preventDefault()
    onOpenChange?.(true)
  } else if (key === 'Enter') {
    // Without a highlighted option Enter submits the form.
    preventListNavigation(event)
    const option = isOpen ? findHighlighted() : null
    if (option) event.preventDefault()
    option?.click()
  }
  // Home and End move in the text.
  else if (key === 'Home' || key === 'End') preventListNavigation(event)
  else if (key === 'Escape' && onEscape) {
    event.preventDefault()
    preventListNavigation(event)
    onEscape()
  }
}

/** Field and list for keyboard, mouse and touch. Each option is a link: choosing follows it. */
export function useSearchCombobox({ box, view, options }: QuickSearchState, list: ComboboxOptions) {
  const { isOpen, onOpenChange } = list
  const { texts } = useShop()
  const id = useId()
  // By key, not index: later results move options.
  const [highlighted, setHighlighted] = useState<string>()
  const optionId = (index: number) => `${id}option-${index}`
  const combobox = useCombobox<SearchOption>({
    id,
    items: [...options],
    getItemId: optionId,
    itemToString: (option) => option?.key ?? '',
    inputValue: view.text,
    selectedItem: null,
    highlightedIndex: options.findIndex(({ key }) => key === highlighted),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(options[highlightedIndex]?.key),
    isOpen,
    onIsOpenChange: (change) => onOpenChange?.(change.isOpen),
    stateReducer: reduceState,
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
  })
  const { highlightedIndex, getInputProps, getItemProps, getToggleButtonProps } = combobox
  const { ref: ofList } = getToggleButtonProps()

  function choose(event: MouseEvent, option: SearchOption): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return preventListNavigation(event)
    if (option.kind === 'suggestion') {
      const { searchOrigin, text } = option.suggestion
      shopEvents.publish({ type: 'suggestion-followed', term: view.text, text, origin: searchOrigin })
    }
    box.show(textAfter(option))
  }

  return {
    ...combobox,
    /** For a button of the field: pressing it is not a press outside. */
    ofList,
    inputProps: (ref: Ref<HTMLInputElement>) =>
      getInputProps(
        {
          ref,
          'aria-label': texts.text('shell.search'),
          onChange: (event) => box.type(event.currentTarget.value),
          onKeyDown: (event) =>
            pressKey(event, {
              ...list,
              isEmpty: view.text === '',
              findHighlighted: () => document.getElementById(optionId(highlightedIndex)),
            }),
        },
        { suppressRefError: true },
      ),
    optionProps: (option: SearchOption) => ({
      ...getItemProps({
        item: option,
        index: options.indexOf(option),
        onClick: (event: MouseEvent) => choose(event, option),
      }),
      href: option.url,
      tabIndex: -1,
      'data-highlighted': option.key === highlighted || undefined,
    }),
  }
}

export type SearchCombobox = ReturnType<typeof useSearchCombobox>
