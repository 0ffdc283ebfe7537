import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { press } from '@firkant/ui/test/mounted.tsx'
import { mountWithShop } from '../../../../test/mount-with-shop.tsx'
import { isEditKey } from './edit-key.ts'
import { EditPageLink } from './edit-page-link.tsx'

const LETTER = { key: 'e', bubbles: true, composed: true }

/** Whether the key opens the editor, pressed at the marked place of a page that holds this. */
async function opens(html: string, init: KeyboardEventInit = {}, find?: (place: HTMLElement) => HTMLElement) {
  const { root } = await mountWithShop(null)
  root.innerHTML = html
  const place = root.querySelector<HTMLElement>('[data-here]') ?? root
  const heard: boolean[] = []
  window.addEventListener('keydown', (event) => heard.push(isEditKey(event)))
  fireEvent.keyDown(find?.(place) ?? place, { ...LETTER, ...init })
  expect(heard).toHaveLength(1)
  return heard[0]
}

describe('the key that opens the editor', () => {
  it.each([
    '<input data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable><p data-here>x</p></div>',
    '<div role="textbox" data-here></div>',
    '<ul role="listbox"><li role="option" data-here>x</li></ul>',
    '<div role="menu"><button data-here>x</button></div>',
    '<dialog open><button data-here>x</button></dialog>',
    '<div role="dialog"><a href="/" data-here>x</a></div>',
  ])('A11Y-02 STU-03 never in %s', async (html) => {
    expect(await opens(html)).toBe(false)
  })

  it('A11Y-02 STU-03 in a page, and as one letter alone', async () => {
    const button = '<button data-here>x</button>'
    expect(await opens(button)).toBe(true)
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { shiftKey: true },
      { repeat: true },
      { isComposing: true },
      { key: 'E' },
    ])
      expect([init, await opens(button, init)]).toEqual([init, false])
  })

  it('A11Y-02 STU-03 not in a field inside a part of its own', async () => {
    const inside = (place: HTMLElement) => {
      const field = document.createElement('input')
      place.attachShadow({ mode: 'open' }).append(field)
      return field
    }
    expect(await opens('<div data-here></div>', {}, inside)).toBe(false)
  })

  it('A11Y-02 STU-03 is switched off beside its button, and stays so', async () => {
    const { getByRole } = await mountWithShop(<EditPageLink editsAt="/studio/pages" />)
    const edit = getByRole('button', { name: 'Redigér siden' })
    const toggle = getByRole('button', { name: 'Tasten E åbner redigeringen' })
    expect([edit.getAttribute('aria-keyshortcuts'), toggle.getAttribute('aria-pressed')]).toEqual(['E', 'true'])
    await press(toggle)
    expect([edit.getAttribute('aria-keyshortcuts'), toggle.getAttribute('aria-pressed')]).toEqual([null, 'false'])
    expect(window.localStorage.getItem('editKey')).toBe('off')
    await press(toggle)
    expect(edit.getAttribute('aria-keyshortcuts')).toBe('E')
    expect(window.localStorage.getItem('editKey')).toBeNull()
  })
})
