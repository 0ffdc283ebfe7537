import { expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { pass, stopClock } from '@firkant/ui/test/mounted.tsx'
import { attributesOf, spacedTextOf, textOf } from '@firkant/ui/test/shown.ts'
import { mountWithShop } from '../../test/mount-with-shop.tsx'
import { recordsOf, SAMPLE_FRAME } from '../../test/sample-frame.ts'
import { SiteBanner } from './site-banner-view.tsx'

const NOW = new Date('2026-11-15T12:00:00Z')

async function mountBanner(countdownMs: number) {
  stopClock(NOW)
  const countdown = new Date(NOW.getTime() + countdownMs).toISOString()
  const banner = { ...(SAMPLE_FRAME.siteBanner as object), message: '*Hjemmedage:* sofaer er sat ned', countdown }
  const shown = await mountWithShop(<SiteBanner pageName="StartPage" />, {
    dynamicData: recordsOf({ siteBanner: banner }),
  })
  return { shown, line: shown.getByRole('complementary', { name: 'Besked fra hjemly' }) }
}

it('SHELL-08 says what it says, counts down and leads on', async () => {
  const { shown, line } = await mountBanner(3 * DAY_MS)
  expect(textOf(shown.part('banner-message'))).toBe('Hjemmedage: sofaer er sat ned')
  expect(line.getAttribute('style')).toMatch(/--banner-ground: ?#000000; ?--banner-ink: ?#ffffff/)
  const link = shown.getByRole('link', { name: 'Se tilbud' })
  expect(link.getAttribute('href')).toBe('/tilbud')
  expect(spacedTextOf(shown.part('countdown-digits'))).toBe('3 d 00 t 00 m 00 s')
  await pass(61_000)
  expect(spacedTextOf(shown.part('countdown-digits'))).toBe('2 d 23 t 58 m 59 s')
})

// In minutes: the clock goes through every second on its way, and draws it.
it('SHELL-08 is over when its time is up', async () => {
  const { line } = await mountBanner(2 * MINUTE_MS)
  const frame = line.parentElement
  await pass(2 * MINUTE_MS - 1000)
  expect(attributesOf(frame, ['data-over', 'inert'])).toEqual([null, null])
  await pass(1000)
  expect(attributesOf(frame, ['data-over', 'inert'])).toEqual(['true', ''])
})
