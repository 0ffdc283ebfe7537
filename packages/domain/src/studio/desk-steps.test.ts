import { expect, it } from 'vitest'
import { ORDER_STATES, ORDER_STEPS } from '../orders/order-states.ts'
import { DESK_STEPS, deskBar, type DeskFacts } from './desk-steps.ts'

const SENT: DeskFacts = { state: 'paid', isPickup: false, hasAnnounced: false, returnablePieces: 2 }
const openAt = (facts: Partial<DeskFacts>, role: 'manager' | 'merchandiser' = 'manager') =>
  DESK_STEPS.filter((step) => deskBar(step, { ...SENT, ...facts }, role) === undefined)

it('STU-06 the buttons follow the order from paid to returned', () => {
  expect(ORDER_STATES.map((state) => [state, openAt({ state })])).toEqual([
    ['placed', ['cancel']],
    ['awaitingConfirmation', ['cancel']],
    ['paying', ['cancel']],
    ['paid', ['pack', 'cancel']],
    ['packed', ['ship', 'cancel']],
    ['shipped', ['deliver', 'registerReturn']],
    ['delivered', ['registerReturn']],
    ['partlyReturned', ['registerReturn']],
    ['returned', ['registerReturn']],
    ['cancelled', []],
  ])
  expect(openAt({ state: 'packed', isPickup: true })).toEqual(['deliver', 'cancel'])
  expect(openAt({ state: 'delivered', hasAnnounced: true })).toEqual(['registerReturn', 'receiveReturn'])
  expect(openAt({ state: 'returned', returnablePieces: 0 })).toEqual([])
})

it('STU-06 no button offers what the table of states refuses', () => {
  const offered = ORDER_STATES.flatMap((state) =>
    (['pack', 'ship', 'deliver', 'cancel'] as const)
      .filter((step) => deskBar(step, { ...SENT, state }, 'manager') === undefined)
      .map((step) => ({ state, step })),
  )
  expect(offered.length).toBeGreaterThan(5)
  expect(offered.filter(({ state, step }) => ORDER_STEPS[state][step] === undefined)).toEqual([])
})

it('STU-01 STU-06 a button that can’t be pressed has a reason: of the order first, then of the role', () => {
  expect(openAt({ state: 'paid' }, 'merchandiser')).toEqual([])
  expect(deskBar('pack', SENT, 'merchandiser')).toBe('role')
  expect(deskBar('ship', SENT, 'merchandiser')).toBe('packFirst')
  expect(deskBar('deliver', { ...SENT, state: 'packed' }, 'manager')).toBe('shipFirst')
  expect(deskBar('ship', { ...SENT, isPickup: true }, 'manager')).toBe('isPickup')
  expect(deskBar('cancel', { ...SENT, state: 'shipped' }, 'manager')).toBe('hasLeft')
  expect(deskBar('pack', { ...SENT, state: 'cancelled' }, 'manager')).toBe('isCancelled')
})
