import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readMarkup, textOf } from '../../test/shown.ts'
import { Tabs } from './tabs.tsx'

it('A11Y-02 each tab names its panel and each panel its tab; one of them is shown', () => {
  const shown = readMarkup(
    renderToStaticMarkup(
      <Tabs
        label="Menu"
        tabs={[
          { key: 'products', label: 'Products', content: 'sofas' },
          { key: 'rooms', label: 'Rooms', content: 'kitchen' },
        ]}
      />,
    ),
  )
  const tabs = shown.getAllByRole('tab')
  const panels = shown.getAllByRole('tabpanel', { hidden: true })
  expect(tabs.map(textOf)).toEqual(['Products', 'Rooms'])
  for (const [index, key] of ['products', 'rooms'].entries()) {
    const [tab, panel] = [tabs[index], panels[index]]
    expect(panel?.id).toMatch(new RegExp(`.-panel-${key}$`))
    expect(tab?.id).toMatch(new RegExp(`.-tab-${key}$`))
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id)
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id)
  }
  expect(shown.getAllByRole('tab', { selected: true })).toHaveLength(1)
  expect(panels.filter((panel) => panel.hasAttribute('hidden'))).toHaveLength(1)
})
