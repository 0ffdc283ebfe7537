import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccordionItem } from './accordion.tsx'

it('PDP-06 has its id inside what it hides, where a browser that is sent there opens it', () => {
  const html = renderToStaticMarkup(
    <AccordionItem id="care" section="care" title="Care">
      Dust it.
    </AccordionItem>,
  )
  expect(html).toMatch(/^<details(?![^>]* id=)[^>]*><summary[^>]*><h2[^>]*>Care<\/h2>/)
  expect(html).toMatch(/<div id="care"[^>]*>Dust it.<\/div><\/details>$/)
  expect(html).not.toContain('open=""')
})
