import type { HTMLElement } from 'happy-dom'
import { expect } from 'vitest'
import type { TestShop } from '../test-shop.ts'
import { readHtml } from './read-html.ts'

const MAX_REDIRECTS = 5

export interface PlainPage {
  /** Path, parameters and fragment. */
  readonly address: string
  readonly body: HTMLElement
}

export interface PlainBrowser {
  readonly open: (path: string) => Promise<PlainPage>
  /** Follows the first link that the selector finds. */
  readonly follow: (selector: string) => Promise<PlainPage>
  /** Sends the first form of the selector that has these fields, as it stands and with them filled in. */
  readonly submit: (selector: string, fields?: Readonly<Record<string, string>>) => Promise<PlainPage>
}

/** What a form sends: its fields with their values, and the name of the button that is pressed. */
function fieldsOf(form: HTMLElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const field of form.querySelectorAll('input[name], select[name], textarea[name]')) {
    const type = field.getAttribute('type') ?? ''
    if (['checkbox', 'radio'].includes(type) && !field.hasAttribute('checked')) continue
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option') ?? field
    sent.set(field.getAttribute('name') ?? '', chosen.getAttribute('value') ?? field.textContent)
  }
  const button = form.querySelector('button[type=submit][name], button:not([type])[name]')
  if (button) sent.set(button.getAttribute('name') ?? '', button.getAttribute('value') ?? '')
  return sent
}

/** A browser with scripts off: it has cookies, follows redirects, and sends forms as the document has them. */
export function openPlainBrowser(shop: Pick<TestShop, 'origin'>, cookies = ''): PlainBrowser {
  const jar = new Map(cookies.split('; ').map((each) => [each.split('=')[0] ?? '', each]))
  let shown: PlainPage | undefined

  async function load(address: string, init: RequestInit = {}): Promise<PlainPage> {
    let path = address
    let request: RequestInit = init
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const headers = { cookie: [...jar.values()].filter(Boolean).join('; '), 'sec-fetch-site': 'same-origin' }
      const answer = await fetch(shop.origin + path, { ...request, headers, redirect: 'manual' })
      for (const given of answer.headers.getSetCookie()) jar.set(given.split('=')[0] ?? '', given.split(';')[0] ?? '')
      const location = answer.headers.get('location')
      if (location === null) {
        const html = await answer.text()
        expect([path, answer.status, answer.ok ? '' : html]).toEqual([path, 200, ''])
        shown = { address: path, body: readHtml(html) }
        return shown
      }
      path = location
      request = {}
    }
    throw new Error(`${address} leads from one address to the next`)
  }

  const find = (selector: string, names: readonly string[] = []): HTMLElement => {
    const elements = [...(shown?.body.querySelectorAll(selector) ?? [])] as unknown as readonly HTMLElement[]
    const found = elements.find((each) => names.every((name) => each.querySelector(`[name="${name}"]`)))
    if (!found) throw new Error(`There is no ${selector} with ${names.join()} at ${shown?.address}`)
    return found
  }

  return {
    open: (path) => load(path),
    follow: (selector) => load(find(selector).getAttribute('href') ?? ''),
    submit(selector, fields = {}) {
      const form = find(selector, Object.keys(fields))
      expect(form.getAttribute('method')).toBe('post')
      const body = fieldsOf(form)
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return load(form.getAttribute('action') ?? '', { method: 'POST', body })
    },
  }
}
