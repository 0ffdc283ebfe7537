import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readMarkup, textOf } from '../../test/shown.ts'
import { Countdown } from './countdown.tsx'

it('CARD-08 the server writes the moment of the end, which is true whenever the page is read', () => {
  const { root } = readMarkup(
    renderToStaticMarkup(
      <Countdown
        endsAt={new Date('2026-11-22T22:59:00Z')}
        lead="Ends in"
        endText={() => 'Ends on Sunday'}
        units={{ days: 'd', hours: 'h', minutes: 'm', seconds: 's' }}
      />,
    ),
  )
  expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-22T22:59:00.000Z')
  expect([textOf(root.querySelector('time')), textOf(root)]).toEqual(['Ends on Sunday', 'Ends on Sunday'])
})
