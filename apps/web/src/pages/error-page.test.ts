import { describe, expect, it } from 'vitest'
import { errorPage, renderPage } from '../../test/render-page.ts'

describe('the error page', () => {
  it.each([500, 502, 503])('NAV-08 shows the text of a server error for %i', async (status) => {
    const { html } = await renderPage(errorPage(status))
    expect(html).toContain('>Der er en fejl på vores server. Vi arbejder på sagen. Prøv igen om lidt.</p>')
  })

  it.each([400, 404, 410])('NAV-08 shows the generic text for %i', async (status) => {
    const { html } = await renderPage(errorPage(status))
    expect(html).toContain('>Noget gik galt, prøv igen senere.</p>')
  })

  it('NAV-08 FMT-02 speaks the visitor’s language', async () => {
    const { html } = await renderPage(errorPage(404), { market: 'SE' })
    expect(html).toContain('>Något gick fel, försök igen senare.</p>')
  })
})
