import { describe, expect, it } from 'vitest'
import {
  descriptionOf,
  focus,
  leave,
  mount,
  pass,
  press,
  pressKey,
  stopClock,
  write,
} from '@firkant/ui/test/mounted.tsx'
import { attributesOf, spacedTextOf, textOf } from '@firkant/ui/test/shown.ts'
import { stateOf } from '../../../test/kit-state-of.ts'
import { AsyncButtonStates } from './pieces/button-states.tsx'
import { TabsStates } from './pieces/folding-states.tsx'
import { CountdownStates } from './pieces/mark-states.tsx'
import { QuantityStates } from './pieces/quantity-states.tsx'

describe('an async button', () => {
  it('SHELL-12 is pending for 500 ms, tells what came of it with the focus on it, and is idle after 2000 ms', async () => {
    stopClock()
    const shown = stateOf(await mount(<AsyncButtonStates />), 'Press it: succeeds')
    const button = shown.getByRole('button')
    const told = () => textOf(shown.getByRole('status'))
    await focus(button)
    await press(button)
    expect(attributesOf(button, ['data-state', 'aria-disabled', 'disabled'])).toEqual(['pending', 'true', null])
    expect(told()).toBe('Saving')
    await pass(499)
    expect(button.dataset.state).toBe('pending')
    await pass(1)
    expect(attributesOf(button, ['data-state', 'aria-disabled'])).toEqual(['fulfilled', null])
    expect([told(), document.activeElement === button]).toEqual(['Saved', true])
    await pass(1999)
    expect(button.dataset.state).toBe('fulfilled')
    await pass(1)
    expect([button.dataset.state, told()]).toEqual(['idle', ''])
  })

  it('SHELL-12 says that it failed', async () => {
    stopClock()
    const shown = stateOf(await mount(<AsyncButtonStates />), 'Press it: fails')
    await press(shown.getByRole('button'))
    await pass(500)
    expect(shown.getByRole('button').dataset.state).toBe('rejected')
    expect(textOf(shown.getByRole('status'))).toBe('It could not be saved. Try again!')
  })
})

describe('a quantity', () => {
  const sets = async () => {
    const shown = stateOf(await mount(<QuantityStates />), 'Input, in sets of 4')
    const [field, more, fewer] = [
      shown.getByRole<HTMLInputElement>('spinbutton', { name: 'Glasses in sets' }),
      shown.getByRole('button', { name: 'More: Glasses in sets' }),
      shown.getByRole('button', { name: 'Fewer: Glasses in sets' }),
    ]
    return { field, more, fewer, counted: () => textOf(shown.root.querySelector('output')) }
  }

  it('CART-04 counts 500 ms after the last press, or at once by Enter', async () => {
    stopClock()
    const { field, more, counted } = await sets()
    await press(more)
    await press(more)
    expect(field.value).toBe('16')
    await pass(499)
    expect(counted()).toBe('Counts 8, changed 0 times')
    await pass(1)
    expect(counted()).toBe('Counts 16, changed 1 times')
    await pressKey(field, 'ArrowUp')
    await pressKey(field, 'Enter')
    expect(counted()).toBe('Counts 20, changed 2 times')
  })

  it('CART-04 what is no quantity goes back, and neither end is passed', async () => {
    stopClock()
    const { field, more, fewer, counted } = await sets()
    for (const written of ['many', '', '10']) {
      await write(field, written)
      await pass(500)
      await pressKey(field, 'Enter')
      expect(field.value).toBe('8')
    }
    const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
    await write(field, '5000')
    await leave(field)
    expect([counted(), isDisabled(more), isDisabled(fewer)]).toEqual(['Counts 996, changed 1 times', true, false])
    await write(field, '0')
    await leave(field)
    expect([counted(), isDisabled(more), isDisabled(fewer)]).toEqual(['Counts 4, changed 2 times', false, true])
  })

  it('CART-04 says at the field what is wrong with it; one that is fixed can not be changed', async () => {
    const shown = await mount(<QuantityStates />)
    const lamps = shown.getByRole('spinbutton', { name: 'Lamps' })
    expect([descriptionOf(lamps), lamps.getAttribute('aria-invalid')]).toEqual(['Only 7 are left', 'true'])
    expect(shown.getByRole<HTMLInputElement>('spinbutton', { name: 'Gift' }).disabled).toBe(true)
  })

  it('PDP-03 the last choice of the selector becomes a field, with the focus, that refuses half a set', async () => {
    const shown = stateOf(await mount(<QuantityStates />), 'Selector, in sets of 2')
    await write(shown.getByRole('combobox'), '20')
    const field = shown.getByRole('textbox', { name: 'Quantity in groups of 2' })
    expect(document.activeElement).toBe(field)
    await write(field, '23')
    await pressKey(field, 'Enter')
    expect(descriptionOf(field)).toBe('Sold in sets of 2 only')
    await write(field, '24')
    await pressKey(field, 'Enter')
    expect(descriptionOf(field)).toBe('')
  })

  it('PDP-03 CART-04 selector and input are one counter: plus counts in sets, past the list too, and keeps the focus', async () => {
    const states = await mount(<QuantityStates />)
    const shown = stateOf(states, 'Selector, in sets of 2')
    const rows = [shown, stateOf(states, 'Input')].map(({ parts }) =>
      [...(parts('quantity-row')[0]?.children ?? [])].map((each) => each.className),
    )
    expect(rows[0]?.[0]).toBe(rows[1]?.[0])
    expect(rows[0]?.[2]).toBe(rows[1]?.[2])
    const more = shown.getByRole<HTMLButtonElement>('button', { name: 'More in groups of 2' })
    more.focus()
    await press(more)
    expect(shown.getByRole<HTMLSelectElement>('combobox').value).toBe('4')
    for (let presses = 0; presses < 9; presses += 1) await press(more)
    expect(shown.getByRole<HTMLInputElement>('textbox').value).toBe('22')
    expect(document.activeElement).toBe(more)
  })
})

describe('tabs', () => {
  const selected = (element: HTMLElement) => element.getAttribute('aria-selected') === 'true'

  it('A11Y-02 that load nothing are shown by the arrow keys, round and to the ends', async () => {
    const shown = stateOf(await mount(<TabsStates />), 'Automatic: the arrow keys show')
    const tab = (name: string) => shown.getByRole('tab', { name })
    await focus(tab('Products'))
    await pressKey(tab('Products'), 'ArrowLeft')
    const last = tab('Series and makers')
    expect([document.activeElement === last, selected(last), last.tabIndex]).toEqual([true, true, 0])
    shown.getByRole('tabpanel', { name: 'Series and makers' })
    await pressKey(last, 'Home')
    expect([selected(tab('Products')), selected(last), last.tabIndex]).toEqual([true, false, -1])
  })

  it('A11Y-02 that load something are reached by the arrow keys, and shown by a press', async () => {
    const shown = stateOf(await mount(<TabsStates />), 'Manual: the arrow keys go there, Enter shows')
    const [products, rooms] = ['Products', 'Rooms'].map((name) => shown.getByRole('tab', { name }))
    if (!products || !rooms) return expect.unreachable('there are no tabs')
    await focus(products)
    await pressKey(products, 'ArrowRight')
    expect([document.activeElement === rooms, selected(products), selected(rooms)]).toEqual([true, true, false])
    await press(rooms)
    expect([selected(products), selected(rooms)]).toEqual([false, true])
  })
})

describe('a countdown', () => {
  it('CARD-08 A11Y-01 runs, says its end in words once, stops at zero, and has no seconds for whoever wants less motion', async () => {
    stopClock(new Date('2026-11-15T12:00:00Z'))
    const shown = await mount(<CountdownStates madeAt={new Date('2026-11-15T12:00:00Z')} />)
    const timer = (name: string) => stateOf(shown, name).getByRole('timer')
    const digits = (name: string) => spacedTextOf(stateOf(shown, name).part('countdown-digits'))
    expect(textOf(timer('The last hours'))).toContain('The price ends on Sunday at 23.59')
    expect(digits('The last hours')).toBe('04 h 30 m 00 s')
    await pass(2000)
    expect(digits('The last hours')).toBe('04 h 29 m 58 s')
    expect([digits('Days away'), digits('Over')]).toEqual(['3 d 02 h 59 m 58 s', '00 h 00 m 00 s'])
    Object.assign(window, { matchMedia: () => ({ matches: true }) })
    await pass(1000)
    expect(['The last hours', 'Days away', 'Over'].map(digits)).toEqual(['04 h 29 m', '3 d 02 h 59 m', '00 h 00 m'])
  })
})
