import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { attributesOf, readMarkup, textOf } from '../../test/shown.ts'
import { AccordionItem } from './accordion.tsx'

it('PDP-06 has its id inside what it hides, where a browser that is sent there opens it', () => {
  const { root, getByRole } = readMarkup(
    renderToStaticMarkup(
      <AccordionItem id="care" section="care" title="Care">
        Dust it.
      </AccordionItem>,
    ),
  )
  const item = root.firstElementChild
  expect([item?.tagName, ...attributesOf(item, ['id', 'open'])]).toEqual(['DETAILS', null, null])
  expect(getByRole('heading', { level: 2, name: 'Care' }).matches('summary:first-child > :first-child')).toBe(true)
  expect([item?.lastElementChild?.id, textOf(item?.lastElementChild)]).toEqual(['care', 'Dust it.'])
})
