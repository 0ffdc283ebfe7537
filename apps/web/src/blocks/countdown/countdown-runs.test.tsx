import { expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { pass, stopClock } from '@firkant/ui/test/mounted.tsx'
import { spacedTextOf, type Shown } from '@firkant/ui/test/shown.ts'
import { mountWithShop } from '../../../test/mount-with-shop.tsx'
import { CountdownBlock } from './countdown-block.tsx'

const NOW = new Date('2026-11-15T12:00:00Z')
const ENDS = '2026-11-15T12:01:30Z'
const digitsOf = (shown: Shown) => shown.parts('countdown-digits').map(spacedTextOf)
const show = (more: Partial<BlockProps['Countdown']>) =>
  mountWithShop(<CountdownBlock to={ENDS} theme="none" hasEnded={false} {...more} />)

it('BLOCK-23 BLOCK-32 a countdown runs, and stays at zero', async () => {
  stopClock(NOW)
  const shown = await show({ heading: 'Slutter' })
  expect(digitsOf(shown)).toEqual(['00 timer 01 min. 30 sek.'])
  await pass(1000)
  expect(digitsOf(shown)).toEqual(['00 timer 01 min. 29 sek.'])
  await pass(120_000)
  expect(digitsOf(shown)).toEqual(['00 timer 00 min. 00 sek.'])
})

it('BLOCK-32 or says what an editor wrote for then, at that moment', async () => {
  stopClock(NOW)
  const shown = await show({ endedText: 'Det var det.' })
  await pass(89_000)
  expect(shown.queryByText('Det var det.')).toBeNull()
  await pass(2000)
  shown.getByText('Det var det.')
  expect(digitsOf(shown)).toEqual([])
})

it('BLOCK-32 one that was over before stands at zero', async () => {
  stopClock(NOW)
  expect(digitsOf(await show({ to: '2020-01-01T00:00:00Z', hasEnded: true }))).toEqual(['00 timer 00 min. 00 sek.'])
})
