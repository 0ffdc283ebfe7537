import { useState, type ReactNode } from 'react'
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
 * The line that is shown as chosen, if the field does not know of it: when the line before it goes while somebody types,
 * the next one is marked, and Enter would go to the one that is gone.
 */
function forgottenLine(field: Element): string | undefined {
  const marked = document.querySelector<HTMLElement>('.palette-list [data-focused]')
  const known = document.querySelector(`#${CSS.escape(field.getAttribute('aria-activedescendant') ?? '-')}`)
  return marked && marked !== known ? marked.dataset.key : undefined
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
  const run = (id: string) => {
    close()
    shown.find((each) => each.id === id)?.run()
  }
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
          <Autocomplete inputValue={typed} onInputChange={setTyped} disableVirtualFocus={false}>
            <TextField
              aria-label={text('commandsHint')}
              {...FIRST}
              onKeyDown={({ key, target }) => {
                const line = key === 'Enter' ? forgottenLine(target) : undefined
                if (line !== undefined) run(line)
              }}
            >
              <Input placeholder={text('commandsHint')} />
            </TextField>
            <Menu
              aria-label={text('commands')}
              items={shown}
              className="palette-list"
              renderEmptyState={() => <p className="quiet">{text('noCommand')}</p>}
              onAction={(id) => run(String(id))}
            >
              {({ id, name }) => (
                <MenuItem id={id} textValue={name}>
                  {name}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
