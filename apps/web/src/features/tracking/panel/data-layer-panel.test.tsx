import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { analyticsPlaceOf, type DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import { act, mount, press } from '@firkant/ui/test/mounted.tsx'
import { shownIn, textOf } from '@firkant/ui/test/shown.ts'
import { DataLayerPanel } from './data-layer-panel.tsx'
import { createEventLog } from './event-log.ts'

const search = (term: string): DataLayerEvent => ({
  event: 'search',
  search_term: term,
  ...analyticsPlaceOf({ key: 'DK', currency: 'DKK' }, 'da'),
})

async function openPanel() {
  const log = createEventLog({ findFaults: ({ event }) => (event === 'search' ? [] : ['unknown']), now: () => 7 })
  const shown = await mount(<DataLayerPanel log={log} />)
  const opener = shown.getByRole('button', { name: /^Data layer: \d/ })
  return { log, shown, opener }
}
const pressShortcut = () =>
  act(async () => void fireEvent.keyDown(document, { code: 'KeyD', altKey: true, shiftKey: true }))

it('the panel opens by its keys, shows events as they happen and clears them, and gives the focus back', async () => {
  const { log, shown, opener } = await openPanel()
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await pressShortcut()
  const panel = shown.getByRole('region', { name: 'Data layer' })
  expect(document.activeElement).toBe(panel)
  await act(async () => {
    log.decided(FULL_CONSENT, 'passed')
    log.pushed(search('sofa'), 'passed')
    log.pushed(search('lampe'), 'waiting')
  })
  expect(textOf(opener)).toBe('Data layer: 2')
  const inPanel = shownIn(panel)
  expect(inPanel.texts('data-layer-facts')).toEqual([
    '1 passed, 1 waiting, 0 dropped. Consent: statistics, marketing, personalisation',
  ])
  const [newest] = inPanel.parts('data-layer-event')
  expect(textOf(newest?.querySelector('summary'))).toBe('00:00:00.007 search waiting')
  expect(textOf(newest?.querySelector('pre'))).toContain('"search_term": "lampe"')
  await press(inPanel.getByRole('button', { name: 'Clear' }))
  expect(inPanel.parts('data-layer-event')).toEqual([])
  await act(async () => void fireEvent.keyDown(panel, { key: 'Escape' }))
  expect([shown.queryByRole('region'), document.activeElement === opener]).toEqual([null, true])
})

it('the panel copies what it shows', async () => {
  const { log, shown, opener } = await openPanel()
  await act(async () => log.pushed(search('sofa'), 'passed'))
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press(opener)
  await press(shown.getByRole('button', { name: 'Copy as JSON' }))
  shown.getByRole('button', { name: 'Copied' })
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('"search_term": "sofa"'))
})
