import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

it('A11Y-02 each tab names its panel and each panel its tab; one of them is shown', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Menu"
      tabs={[
        { key: 'products', label: 'Products', content: 'sofas' },
        { key: 'rooms', label: 'Rooms', content: 'kitchen' },
      ]}
    />,
  )
  for (const key of ['products', 'rooms']) {
    const controls = new RegExp(`aria-controls="([^"]+-panel-${key})"`).exec(html)?.[1]
    expect(html).toContain(`role="tabpanel" id="${controls}"`)
    expect(html).toMatch(new RegExp(`aria-labelledby="[^"]+-tab-${key}"`))
  }
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(html.match(/ hidden=""/g)).toHaveLength(1)
})
