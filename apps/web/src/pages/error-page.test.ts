import { describe, expect, it } from 'vitest'
import { textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { errorPage, showPage } from '../../test/render-page.ts'

const messageOf = ({ root }: Shown) => textOf(root.querySelector('main h1 + p'))

describe('the error page', () => {
  it.each([500, 502, 503])('NAV-08 shows the text of a server error for %i', async (status) => {
    const shown = await showPage(errorPage(status))
    expect(messageOf(shown)).toBe('Der er en fejl på vores server. Vi arbejder på sagen. Prøv igen om lidt.')
  })

  it.each([400, 404, 410])('NAV-08 shows the generic text for %i', async (status) => {
    const shown = await showPage(errorPage(status))
    expect(messageOf(shown)).toBe('Noget gik galt, prøv igen senere.')
  })

  it('NAV-08 FMT-02 speaks the visitor’s language', async () => {
    const shown = await showPage(errorPage(404), { market: 'SE' })
    expect(messageOf(shown)).toBe('Något gick fel, försök igen senare.')
  })
})
