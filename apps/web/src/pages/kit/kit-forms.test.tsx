import { describe, expect, it } from 'vitest'
import { descriptionOf, leave, mount, press, write } from '@firkant/ui/test/mounted.tsx'
import { attributesOf, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { stateOf } from '../../../test/kit-state-of.ts'
import { ChoiceStates, FieldStates, FormStates, SelectBoxStates } from './pieces/form-states.tsx'

const messageOf = (shown: Shown) => shown.part('field-message')
const isInvalid = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'

describe('a field', () => {
  it('AUTH-04 tells what is wrong once it is left, and takes it back while it is mended', async () => {
    const shown = stateOf(await mount(<FieldStates />), 'E-mail, required: leave it')
    const field = shown.getByRole('textbox', { name: /^E-mail/ })
    const message = messageOf(shown)
    expect(message.getAttribute('aria-live')).toBe('polite')
    await write(field, 'kari')
    expect([textOf(message), isInvalid(field)]).toEqual(['', false])
    await leave(field)
    expect([textOf(message), isInvalid(field)]).toEqual(['Write a whole e-mail address', true])
    expect(descriptionOf(field)).toBe('Write a whole e-mail address')
    await write(field, '')
    expect(textOf(message)).toBe('Write your e-mail address')
    await write(field, 'kari@example.com')
    expect([textOf(message), isInvalid(field)]).toEqual(['', false])
    // The phone shows the right keyboard and autofills.
    const native = attributesOf(field, ['type', 'autocomplete', 'inputmode', 'enterkeyhint'])
    expect(native).toEqual(['email', 'email', 'email', 'send'])
  })

  it('AUTH-04 shows a password for as long as it is asked to', async () => {
    const shown = stateOf(await mount(<FieldStates />), 'Password')
    const show = shown.getByRole('button', { name: 'Show password' })
    const state = () => [shown.part('field-input').getAttribute('type'), show.getAttribute('aria-pressed')]
    expect(state()).toEqual(['password', 'false'])
    await press(show)
    expect(state()).toEqual(['text', 'true'])
    await press(show)
    expect(state()).toEqual(['password', 'false'])
  })

  it('LIST-05 counts the characters of a limited text, and says when it is full', async () => {
    const shown = stateOf(await mount(<FieldStates />), 'With a limit')
    const name = shown.getByRole('textbox')
    shown.getByText('12/30')
    expect(descriptionOf(name)).toBe('12 of 30 characters')
    expect([name.getAttribute('maxlength'), textOf(shown.getByRole('status'))]).toEqual(['30', ''])
    await write(name, 'Summer house with everything t')
    expect(textOf(shown.getByRole('status'))).toBe('30 of 30 characters')
  })

  it('A11Y-02 choices and lists tell when they are left without one', async () => {
    const choices = await mount(<ChoiceStates />)
    const group = choices.getByRole('radiogroup', { name: /^How shall it come/ })
    const [first, second] = group.querySelectorAll('input')
    if (!first || !second) return expect.unreachable('there is nothing to choose')
    await leave(first)
    expect([descriptionOf(group), isInvalid(group)]).toEqual(['Choose a delivery', true])
    await press(second)
    expect([descriptionOf(group), isInvalid(group)]).toEqual(['', false])
    const terms = choices.getByRole('checkbox', { name: /^I have read the terms of sale/ })
    await leave(terms)
    expect(descriptionOf(terms)).toBe('The terms must be accepted')
    await press(terms)
    expect(isInvalid(terms)).toBe(false)
  })

  it('A11Y-02 a list is described by its hint and by what is wrong', async () => {
    const reason = (await mount(<SelectBoxStates />)).getByRole('combobox', { name: /^Why does it go back/ })
    await leave(reason)
    expect(descriptionOf(reason)).toBe('It helps us to make it better. Choose a reason')
    await write(reason, 'damaged')
    expect([descriptionOf(reason), isInvalid(reason)]).toEqual(['It helps us to make it better.', false])
  })
})

describe('a form', () => {
  it('AUTH-04 that is refused tells all that is wrong, and is sent when it is mended', async () => {
    const shown = await mount(<FormStates />)
    const messages = () => shown.texts('field-message')
    const send = shown.getByRole('button', { name: 'Register' })
    const [email, password, repeated] = shown.parts('field-input')
    if (!email || !password || !repeated) return expect.unreachable('there are no fields')
    await press(send)
    expect(messages()).toEqual([
      'Write an e-mail address',
      'Choose a password',
      'Repeat the password',
      'The terms must be accepted',
    ])
    await write(email, 'kari@example.com')
    await write(password, 'Sofa1234')
    await write(repeated, 'Sofa')
    await press(shown.getByRole('checkbox'))
    await press(send)
    expect(messages()).toEqual(['', '', 'The passwords differ', ''])
    await write(repeated, 'Sofa1234')
    expect(messages()).toEqual(['', '', '', ''])
    await press(send)
    expect(shown.part('button').dataset.state).toBe('pending')
  })
})
