import { useEffect, useEffectEvent, useLayoutEffect, type ChangeEvent, type KeyboardEvent } from 'react'
import { usePanelLoader, type PanelLoader } from '../../platform/panels/panel-code.ts'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import { useShop } from '../../platform/shop-context.ts'
import type { HeaderSearchProps } from './header-search-props.ts'
import { useQuickSearch } from './use-quick-search.ts'
import { useSameText } from './use-same-text.ts'

async function openPanel(code: PanelLoader | undefined): Promise<void> {
  // Synchronously where possible: phones open the keyboard only in answer to the tap.
  if (code && !code.isLoaded()) await code.load()
  sitePanels.open('search')
}

/**
 * The header's field opens the panel when it is pressed or typed into. Focus alone does not: tabbing through the header
 * would leave the page.
 */
export function PhoneSearch({ input, isPressed, onField }: HeaderSearchProps): null {
  const { reportError } = useShop()
  const state = useQuickSearch(false)
  useSameText(input, state)
  const code = usePanelLoader('search')
  const open = () => void openPanel(code).catch(reportError)
  const openIfPressed = useEffectEvent(() => {
    const isTypedInto = input.current === document.activeElement && input.current?.value !== ''
    if (isPressed.current || isTypedInto) open()
  })
  useEffect(() => openIfPressed(), [])
  useLayoutEffect(() => {
    onField({
      ref: input,
      // The panel has the keyboard: back from it, the focused field must not open one.
      inputMode: 'none',
      'aria-haspopup': 'dialog',
      onClick: open,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        state.box.type(event.currentTarget.value)
        open()
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.currentTarget.value !== '' || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        open()
      },
    })
  })
  return null
}
