import { describe, expect, it } from 'vitest'
import { FULL_CONSENT, NO_CONSENT } from '@firkant/domain/consent/consent.ts'
import { analyticsPlaceOf, type DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import { findEventFaults } from '@firkant/domain/tracking/data-layer-schema.ts'
import { createEventLog } from './event-log.ts'

const search = (term: unknown) =>
  ({ event: 'search', search_term: term, ...analyticsPlaceOf({ key: 'DK', currency: 'DKK' }, 'da') }) as DataLayerEvent
const open = () => createEventLog({ findFaults: findEventFaults, now: () => 7 })

describe('the log of the development panel', () => {
  it('tells of each event when it was, and what its schema says against it', () => {
    const log = open()
    log.pushed(search('sofa'), 'passed')
    log.pushed(search(3), 'passed')
    const [good, bad] = log.current().events
    expect(good).toMatchObject({ at: 7, outcome: 'passed', faults: [] })
    expect(bad?.faults).toEqual([expect.stringContaining('search search_term')])
  })

  it('TRACK-07 what waited is passed on or dropped by the answer', () => {
    for (const [consent, outcome] of [
      [FULL_CONSENT, 'passed'],
      [NO_CONSENT, 'dropped'],
    ] as const) {
      const log = open()
      log.pushed(search('sofa'), 'waiting')
      expect(log.current().consent).toBeUndefined()
      log.decided(consent, outcome)
      expect(log.current()).toMatchObject({ consent, events: [{ outcome }] })
    }
  })

  it('is cleared, and forgets the oldest of very many', () => {
    const log = open()
    let changes = 0
    const stop = log.subscribe(() => (changes += 1))
    for (let at = 0; at < 1001; at += 1) log.pushed(search(`${at}`), 'passed')
    expect(log.current().events.map(({ id }) => id)).toHaveLength(1000)
    expect(log.current().events[0]?.id).toBe(2)
    stop()
    log.clear()
    expect([changes, log.current().events]).toEqual([1001, []])
  })
})
