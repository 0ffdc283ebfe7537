import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const PLAIN = { to: '2026-11-22T22:59:00Z', theme: 'none', hasEnded: false } as const

describe('the countdown block', () => {
  it('BLOCK-23 says when it ends: that is true whenever the page is read', async () => {
    const html = await renderBlock('Countdown', {
      ...PLAIN,
      heading: 'Sofadage *slutter*',
      text: 'Så går priserne tilbage.',
      link: { to: '/tilbud', title: 'Se tilbud' },
    })
    expect(html).toContain('dateTime="2026-11-22T22:59:00.000Z"')
    expect(html).toContain('Slutter 22. nov. kl. 23.59')
    expect(html).toContain('<a href="/tilbud" data-part="button">Se tilbud</a>')
  })

  it('BLOCK-23 tells every language its own hour', async () => {
    expect(await renderBlock('Countdown', PLAIN, { market: 'SE' })).toContain('Slutar 22 nov. kl. 23:59')
    expect(await renderBlock('Countdown', PLAIN, { market: 'NO' })).toContain('Slutter 22. nov. kl. 23:59')
  })

  it('BLOCK-32 when it has ended it says so, in the editor’s words where there are some', async () => {
    expect(await renderBlock('Countdown', { ...PLAIN, hasEnded: true })).toContain('Sluttede 22. nov.')
    const html = await renderBlock('Countdown', { ...PLAIN, hasEnded: true, endedText: 'Det var det.' })
    expect(html).toContain('<p class')
    expect(html).toContain('Det var det.')
    expect(html).not.toContain('<time')
  })
})
