import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { attributesOf, readMarkup } from '../../test/shown.ts'
import { Drawer } from './drawer.tsx'

const drawer = (id?: string) =>
  readMarkup(
    renderToStaticMarkup(
      <Drawer id={id} open={false} onClose={() => undefined} label="Filtre" closeLabel="Luk" side="right" footer="Vis">
        <p>Indhold</p>
      </Drawer>,
    ),
  )
/** Closed, a browser shows none of it. */
const hidden = true

describe('Drawer', () => {
  it('is a native dialog with a name, closed until it is opened', () => {
    const shown = drawer()
    const dialog = shown.getByRole('dialog', { hidden })
    const heading = shown.getByText('Filtre', { selector: 'h2' })
    expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id)
    expect([dialog.tagName, dialog.hasAttribute('open')]).toEqual(['DIALOG', false])
    shown.getByLabelText('Luk', { selector: 'button' })
    const attributes = [dialog, ...dialog.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.includes('popover'))).toEqual([])
  })

  it('with an id opens and closes without scripts', () => {
    const shown = drawer('panel')
    const dialog = shown.getByRole('dialog', { hidden })
    expect([dialog.id, dialog.getAttribute('popover')]).toEqual(['panel', 'auto'])
    const close = shown.getByLabelText('Luk', { selector: 'button' })
    expect(attributesOf(close, ['popovertarget', 'popovertargetaction'])).toEqual(['panel', 'hide'])
  })
})
