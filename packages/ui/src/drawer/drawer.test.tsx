import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Drawer } from './drawer.tsx'

const drawer = (id?: string) =>
  renderToStaticMarkup(
    <Drawer id={id} open={false} onClose={() => undefined} label="Filtre" closeLabel="Luk" side="right" footer="Vis">
      <p>Indhold</p>
    </Drawer>,
  )

describe('Drawer', () => {
  it('is a native dialog with a name, closed until it is opened', () => {
    const html = drawer()
    const heading = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(html).toMatch(new RegExp(`<h2 [^>]*id="${heading}"[^>]*>Filtre</h2>`))
    expect(html).not.toMatch(/<dialog[^>]* open/)
    expect(html).not.toContain('popover')
    expect(html).toContain('aria-label="Luk"')
  })

  it('with an id opens and closes without scripts', () => {
    const html = drawer('panel').toLowerCase()
    expect(html).toMatch(/<dialog id="panel" popover="auto"/)
    expect(html).toMatch(/popovertarget="panel" popovertargetaction="hide"/)
  })
})
