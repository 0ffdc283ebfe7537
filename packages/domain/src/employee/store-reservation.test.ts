import { describe, expect, it } from 'vitest'
import { readReservation, reservationEnd } from './store-reservation.ts'

describe('a reservation', () => {
  it('EMP-04 is for a name, on one line, and may have a phone number or an e-mail address', () => {
    expect(readReservation({ name: '  Karen\n Lund\u200B ', contact: ' +45 20 30 40 50 ', quantity: 1 })).toEqual({
      ok: true,
      name: 'Karen Lund',
      contact: '+45 20 30 40 50',
    })
    expect(readReservation({ name: 'Åse', contact: 'aase@example.no', quantity: 2 })).toMatchObject({ ok: true })
    expect(readReservation({ name: 'Åse', contact: ' ', quantity: 2 })).toMatchObject({ ok: true, contact: null })
  })

  it.each([
    [{ name: ' \u200B\n' }, 'nameMissing'],
    [{ name: 'x'.repeat(81) }, 'nameInvalid'],
    [{ name: '<b>Karen</b>' }, 'nameInvalid'],
    [{ name: '12345' }, 'nameInvalid'],
    [{ contact: 'karen' }, 'contactInvalid'],
    [{ contact: '12345' }, 'contactInvalid'],
    [{ contact: `${'x'.repeat(200)}@example.dk` }, 'contactInvalid'],
    [{ quantity: 0 }, 'quantityInvalid'],
    [{ quantity: 1.5 }, 'quantityInvalid'],
    [{ quantity: 100 }, 'quantityInvalid'],
    [{ quantity: Number.NaN }, 'quantityInvalid'],
  ])('EMP-04 %o is refused: %s', (wrong, code) => {
    expect(readReservation({ name: 'Karen', quantity: 1, ...wrong })).toEqual({ ok: false, code })
  })

  it('EMP-04 lasts 24 hours, also when the clocks change', () => {
    expect(reservationEnd(new Date('2026-10-24T12:00:00Z'))).toEqual(new Date('2026-10-25T12:00:00Z'))
  })
})
