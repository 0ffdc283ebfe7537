import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readMarkup } from '../../test/shown.ts'
import { Drawer } from './drawer.tsx'

const drawer = () =>
  readMarkup(
    renderToStaticMarkup(
      <Drawer open={false} onClose={() => undefined} label="Filtre" closeLabel="Luk" side="right" footer="Vis">
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
  })
})
