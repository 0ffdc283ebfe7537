import { describe, expect, it } from 'vitest'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PLAIN = { to: '2026-11-22T22:59:00Z', theme: 'none', hasEnded: false } as const

const endOf = ({ root }: Shown) => root.querySelector('time')

describe('the countdown block', () => {
  it('BLOCK-23 says when it ends: that is true whenever the page is read', async () => {
    const shown = await showBlock('Countdown', {
      ...PLAIN,
      heading: 'Sofadage *slutter*',
      text: 'Så går priserne tilbage.',
      link: { to: '/tilbud', title: 'Se tilbud' },
    })
    expect(endOf(shown)?.getAttribute('datetime')).toBe('2026-11-22T22:59:00.000Z')
    expect(textOf(endOf(shown))).toBe('Slutter 22. nov. kl. 23.59')
    const link = shown.getByRole('link', { name: 'Se tilbud' })
    expect([link.getAttribute('href'), link.dataset.part]).toEqual(['/tilbud', 'button'])
  })

  it('BLOCK-23 tells every language its own hour', async () => {
    const endIn = async (market: MarketKey) => textOf(endOf(await showBlock('Countdown', PLAIN, { market })))
    expect(await endIn('SE')).toBe('Slutar 22 nov. kl. 23:59')
    expect(await endIn('NO')).toBe('Slutter 22. nov. kl. 23:59')
  })

  it('BLOCK-32 when it has ended it says so, in the editor’s words where there are some', async () => {
    expect(textOf(endOf(await showBlock('Countdown', { ...PLAIN, hasEnded: true })))).toMatch(/^Sluttede 22\. nov\./)
    const ended = await showBlock('Countdown', { ...PLAIN, hasEnded: true, endedText: 'Det var det.' })
    ended.getByText('Det var det.', { selector: 'p' })
    expect(endOf(ended)).toBeNull()
  })
})
