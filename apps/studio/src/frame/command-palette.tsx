import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  TextField,
  useFilter,
} from 'react-aria-components'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { goTo } from '../platform/address.ts'
import { useMay, useStudio } from '../platform/studio-context.tsx'
import { useTexts } from '../texts/use-texts.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { PLACES } from './places.ts'

/** What somebody opens the palette for: to type. */
const FIRST = { autoFocus: true } as const

interface Command {
  readonly id: string
  readonly name: string
  readonly run: () => void
}

function useCommands(): readonly Command[] {
  const { text, language } = useTexts()
  const { me, setLanguage, logOut } = useStudio()
  const places = PLACES.filter(({ permission }) => !permission || me.permissions.includes(permission))
  return [
    ...places.map(({ path, name }) => ({ id: path, name: text('goTo', { name: text(name) }), run: () => goTo(path) })),
    ...LANGUAGES.filter((each) => each !== language).map((each) => ({
      id: each,
      name: text('switchTo', { name: LANGUAGE_NAMES[each] }),
      run: () => setLanguage(each),
    })),
    { id: 'shop', name: text('shop'), run: () => location.assign('/') },
    { id: 'log-out', name: text('logOut'), run: logOut },
  ]
}

/**
 * Enter goes where the list shows. When the marked line goes while somebody types, the next one is marked, but the field
 * still points to the one that has gone: left to itself, Enter would do nothing.
 */
function useMarkedLine(go: (name: string) => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    const element = place.current
    const onKeyDown = (event: KeyboardEvent) => {
      const marked = event.key === 'Enter' && element?.querySelector('.palette-list [data-focused]')
      if (!marked) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(marked.textContent ?? '')
    }
    element?.addEventListener('keydown', onKeyDown, { capture: true })
    return () => element?.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return place
}

/** Every place and every command by its name; what is typed is searched among the orders as well. */
export function CommandPalette({ close }: { readonly close: () => void }): ReactNode {
  const { text } = useTexts()
  const [typed, setTyped] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const commands = useCommands()
  const said = typed.trim()
  const search: Command = {
    id: 'find-order',
    name: text('findOrderNamed', { said }),
    run: () => goTo(`/studio/orders?${new URLSearchParams({ said })}`),
  }
  const named = commands.filter(({ name }) => contains(name, said))
  const shown = useMay('seeOrders') && said !== '' ? [...named, search] : named
  const go = (command: Command | undefined) => {
    close()
    command?.run()
  }
  const place = useMarkedLine((name) => go(shown.find((each) => each.name === name)))
  return (
    <ModalOverlay
      className="overlay"
      data-place="top"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Modal className="modal">
        <Dialog className="palette" aria-label={text('commands')}>
          <div ref={place}>
            <Autocomplete inputValue={typed} onInputChange={setTyped} disableVirtualFocus={false}>
              <TextField aria-label={text('commandsHint')} {...FIRST}>
                <Input placeholder={text('commandsHint')} />
              </TextField>
              <Menu
                aria-label={text('commands')}
                items={shown}
                className="palette-list"
                renderEmptyState={() => <p className="quiet">{text('noCommand')}</p>}
                onAction={(id) => go(shown.find((each) => each.id === id))}
              >
                {({ id, name }) => (
                  <MenuItem id={id} textValue={name}>
                    {name}
                  </MenuItem>
                )}
              </Menu>
            </Autocomplete>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
