import { afterAll, beforeAll, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { formFieldNames } from '@firkant/domain/forms/form-field-names.ts'
import { FORMS, type FormName } from '@firkant/domain/forms/forms.ts'
import { formPaths } from '@firkant/domain/http/form.ts'
import { PAGE_ROWS } from './authorisation/authorisation-page-rows.ts'
import { openNineVisitors, type NineVisitors } from './authorisation/nine-visitors.ts'

let nine: NineVisitors
beforeAll(async () => {
  nine = await openNineVisitors()
})
afterAll(() => nine.shop.close())

const NAMES = Object.keys(FORMS) as readonly FormName[]
const NAME_OF_PATH = new Map(
  NAMES.flatMap((name) => formPaths(FORMS[name], BRANDS.hjemly).map(({ path }) => [path, name] as const)),
)
/** Sent though nobody reads it: a button's own field, the name that a password manager needs, the card's part. */
const UNREAD: Readonly<Partial<Record<FormName, readonly string[]>>> = {
  'employee.logout': ['leave'],
  'myPages.password': ['form', 'username'],
  'myPages.mails': ['form'],
}

interface FoundForm {
  readonly path: string
  readonly fields: readonly string[]
}

function formsOf(html: string, page: string): readonly FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].flatMap(([, attributes = '', content = '']) => {
    if (!attributes.includes('method="post"')) return []
    const action = /\baction="([^"]*)"/.exec(attributes)?.[1] ?? page
    const fields = [...content.matchAll(/\bname="([^"]*)"/g)].map(([, name = '']) => name)
    return [{ path: action.replace(/\?.*/, ''), fields }]
  })
}

function strangeFields(name: FormName, fields: readonly string[]): readonly string[] {
  const known = ['language', ...formFieldNames(FORMS[name]), ...(UNREAD[name] ?? [])]
  return fields.filter(
    (field) => !known.some((each) => each === field || (each.endsWith('.') && field.startsWith(each))),
  )
}

it('API-03 every form of every page is one of the table and sends the fields of its row', async () => {
  const cookies = await nine.freshCookies()
  const seen = new Set<FormName>()
  const wrong: string[] = []
  for (const { path } of Object.values(PAGE_ROWS))
    for (const who of ['anonymous', 'a', 'manager'] as const) {
      const page = path(nine.a.things)
      const headers = { 'accept-encoding': 'identity', cookie: cookies[who] }
      const html = await (await fetch(nine.shop.origin + page, { headers, redirect: 'manual' })).text()
      for (const form of formsOf(html, page)) {
        const name = NAME_OF_PATH.get(form.path)
        if (name) seen.add(name)
        const strange = name ? strangeFields(name, form.fields) : ['no row']
        wrong.push(...strange.map((each) => `${page} ${form.path}: ${each}`))
      }
    }
  expect([...new Set(wrong)]).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})
