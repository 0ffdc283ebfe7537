import { describe, expect, it } from 'vitest'
import { siteContentSchema, type SiteBannerContent } from '../content/site-content-schema.ts'
import { bannerChangesAt, bannerEnd, bannerOf, runningBanner } from './site-banner.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const CONTENT: SiteBannerContent = {
  message: '*Hjemmedage:* sofaer er sat ned',
  countdown: '2026-11-18T00:00:00Z',
  messageCheckout: '60 dages returret',
  countdownCheckout: '2026-11-20T00:00:00Z',
  backgroundColor: '#5a4636',
  textColor: '#ffffff',
  link: { to: '/tilbud', title: 'Se tilbuddene' },
  content: '<p>Mere</p>',
}
const running = (content: SiteBannerContent | undefined, now = NOW) => runningBanner(content, now)

describe('what is shown', () => {
  it('SHELL-08 a page shows the message with its link, countdown and colours', () => {
    expect(bannerOf(running(CONTENT), 'StartPage')).toMatchObject({
      message: CONTENT.message,
      countdown: CONTENT.countdown,
      link: CONTENT.link,
      content: CONTENT.content,
      backgroundColor: '#5a4636',
      textColor: '#ffffff',
    })
  })

  it('SHELL-08 the checkout shows its own words and colours, and leads nowhere', () => {
    const colours = { backgroundColorCheckout: '#eadfcf', textColorCheckout: '#2b2622' }
    expect(bannerOf(running({ ...CONTENT, ...colours }), 'CheckoutPage')).toEqual({
      message: '60 dages returret',
      countdown: CONTENT.countdownCheckout,
      backgroundColor: '#eadfcf',
      textColor: '#2b2622',
    })
    expect(bannerOf(running(CONTENT), 'CheckoutPage')).toMatchObject({ backgroundColor: '#5a4636' })
    const { messageCheckout: _words, countdownCheckout: _end, ...noCheckout } = CONTENT
    expect(bannerOf(running(noCheckout), 'CheckoutPage')).toBeUndefined()
  })

  it('SHELL-08 LAW-03 a message goes at the very moment its countdown passes, each for itself', () => {
    const [last, end] = [new Date('2026-11-17T23:59:59.999Z'), new Date('2026-11-18T00:00:00Z')]
    expect(bannerOf(running(CONTENT, last), 'StartPage')).toBeDefined()
    const rest = running(CONTENT, end)
    expect(bannerOf(rest, 'StartPage')).toBeUndefined()
    expect(bannerOf(rest, 'CheckoutPage')).toMatchObject({ message: '60 dages returret' })
    expect(JSON.stringify(rest)).not.toContain('Hjemmedage')
    expect(running(CONTENT, new Date('2026-11-20T00:00:00Z'))).toBeNull()
    expect(running(undefined)).toBeNull()
  })

  it('SHELL-08 what is made now is right until the next end', () => {
    expect(bannerChangesAt(running(CONTENT))).toEqual(new Date('2026-11-18T00:00:00Z'))
    expect(bannerChangesAt(running(CONTENT, new Date('2026-11-19T00:00:00Z')))).toEqual(
      new Date('2026-11-20T00:00:00Z'),
    )
    expect(bannerChangesAt(running({ message: 'Hej', backgroundColor: '#000000', textColor: '#ffffff' }))).toBe(
      undefined,
    )
    expect(bannerChangesAt(null)).toBe(undefined)
  })

  it('SHELL-08 an end in days is counted from the midnight before the import', () => {
    expect(bannerEnd('P3D', NOW)).toBe('2026-11-18T00:00:00.000Z')
    expect(bannerEnd('2026-11-18T00:00:00Z', NOW)).toBe('2026-11-18T00:00:00Z')
    expect(bannerEnd(undefined, NOW)).toBeUndefined()
  })
})

describe('what an editor may write', () => {
  const problems = (banner: object) =>
    (siteContentSchema.shape.banner.safeParse({ ...CONTENT, ...banner }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )

  it('SHELL-08 colours that can be read', () => {
    expect(problems({})).toEqual([])
    expect(problems({ textColor: '#8a7666' })).toEqual([
      'textColor: #8a7666 on #5a4636 has a contrast of 2.1; to be read it needs 4.5',
    ])
    expect(problems({ textColorCheckout: '#5a4636' })[0]).toMatch(/^textColorCheckout: #5a4636 on #5a4636 .* 1\.0;/)
    expect(problems({ backgroundColorCheckout: '#ffffff' })[0]).toMatch(/^backgroundColorCheckout: #ffffff on #ffffff/)
    expect(problems({ backgroundColor: 'brown' })[0]).toMatch(/^backgroundColor: a colour/)
  })

  it('SHELL-08 ends that are moments or days, and that end something', () => {
    expect(problems({ countdown: 'P14D' })).toEqual([])
    expect(problems({ countdown: 'tomorrow' })[0]).toMatch(/^countdown: a moment such as/)
    expect(problems({ messageCheckout: undefined })).toEqual([
      'countdownCheckout: counts down to nothing without messageCheckout',
    ])
  })
})
