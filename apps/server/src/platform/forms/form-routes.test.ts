import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { endings, formFields, text, texts, ticked } from '@firkant/domain/http/form-fields.ts'
import type { FormTable } from '@firkant/domain/http/form.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { handleErrors } from '../http/error-handler.ts'
import { ProblemException } from '../http/problem.ts'
import {
  registerForms,
  type FormHandlers,
  type FormService,
  type LeadElsewhere,
  type SenderRule,
} from './form-routes.ts'

const TABLE = {
  'note.add': {
    tag: 'notes',
    summary: 'Kept',
    path: '/notes/:pad',
    fields: formFields({ pad: text, note: text, urgent: ticked, tag: texts, 'mark.': endings, count: z.string() }),
    back: 'returnUrl',
    who: 'anybody',
    leadsTo: ['cart', 'back'],
    malformed: 'A note has a count.',
  },
  'note.end': {
    tag: 'notes',
    summary: 'Ended',
    pathsIn: (brand, language) => [localizePath(brand, language, `/end-${language}`)],
    fields: formFields({ token: text }),
    inAddress: 'all',
    who: 'linkHolder',
    leadsTo: ['cart', 'noPage'],
    isOneClick: true,
    ignoresMultipart: true,
  },
  'note.own': {
    tag: 'notes',
    summary: 'Shown',
    path: '/own',
    fields: formFields({ count: z.string() }),
    who: 'customer',
    leadsTo: ['start'],
  },
} as const satisfies FormTable

type Handlers = FormHandlers<typeof TABLE, { customer: string }>
const HANDLERS: Handlers = {
  async 'note.add'(input, { back, market }) {
    if (back !== undefined) return { to: 'back', address: back, query: 'a=b', fragment: market.language }
    return { to: 'cart', query: new URLSearchParams({ read: JSON.stringify(input) }) }
  },
  'note.end': async ({ token }) => (token === 'one' ? { to: 'noPage' } : { to: 'cart' }),
  'note.own': async (_input, { sender }) => ({ to: 'start', address: `/${sender}` }),
}

const anybody: SenderRule<undefined> = { find: async () => undefined, login: async () => '/login' }
const customer: SenderRule<string> = {
  async find({ request }) {
    if (request.headers.authorization === undefined) throw new ProblemException('sign-in-required')
    return request.headers.authorization
  },
  login: async ({ addressOf }) => addressOf('/login'),
}

const lead: LeadElsewhere = ({ reply }, address) =>
  address.startsWith('https:') ? reply.send(`on to ${address}`) : undefined

async function open(handlers: FormService['handlers'] = HANDLERS) {
  const app = fastify()
  handleErrors(app)
  const service = { brand: BRANDS.hjemly, now: () => new Date(), handlers, leadElsewhere: lead }
  await registerForms(app, TABLE, { ...service, senders: { customer, employee: anybody, listOwner: anybody } })
  const send = async (url: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
    const sent = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers }
    const answer = await app.inject({ method: 'POST', url, payload: body, headers: sent })
    return { status: answer.statusCode, to: answer.headers.location, text: answer.body, headers: answer.headers }
  }
  return send
}

describe('a form of the table', () => {
  it('API-03 is read by its fields and leads to where its handler says', async () => {
    const send = await open()
    const { status, to = '', headers } = await send('/notes/a', 'note=x&note=y&tag=1&tag=2&mark.b=3&count=4&urgent=')
    expect([status, to.split('?')[0], headers['cache-control']]).toEqual([303, '/kurv', 'no-store'])
    expect(JSON.parse(new URLSearchParams(to.split('?')[1]).get('read') ?? '')).toEqual({
      pad: 'a',
      note: 'x',
      urgent: true,
      tag: ['1', '2'],
      'mark.': [['b', '3']],
      count: '4',
    })
    expect(await send('/notes/a', 'count=1&returnUrl=/x&language=nb')).toMatchObject({ to: '/x?a=b#nb' })
  })

  it('SEC-01 leads to no other company by itself', async () => {
    const send = await open()
    const { status, text: shown, to } = await send('/notes/a', 'count=1&returnUrl=https://bank.example/pay')
    expect([status, shown, to]).toEqual([200, 'on to https://bank.example/pay?a=b#da', undefined])
  })

  it('API-03 is refused with its own words when it has other fields', async () => {
    const { status, text: said } = await (await open())('/notes/a', 'note=x')
    expect([status, JSON.parse(said)]).toMatchObject([400, { code: 'invalid-request', detail: 'A note has a count.' }])
  })

  it('SEC-02 comes from the shop, but for what a mail program sends', async () => {
    const send = await open()
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await send('/notes/a', 'count=1', elsewhere)).status).toBe(403)
    expect((await send('/own', '', elsewhere)).status).toBe(403)
    expect(await send('/sv/end-sv', 'token=two', elsewhere)).toMatchObject({ status: 303, to: '/sv/varukorg' })
    const parts = { ...elsewhere, 'content-type': 'multipart/form-data; boundary=x' }
    expect(await send('/end-da?token=one', '--x--', parts)).toMatchObject({ status: 204, text: '' })
    expect((await send('/notes/a', '--x--', { ...parts, 'sec-fetch-site': 'same-origin' })).status).toBe(415)
  })

  it('SEC-02 asks who sent it before it reads what was sent', async () => {
    const send = await open()
    expect(await send('/own', 'language=sv')).toMatchObject({ status: 303, to: '/sv/login' })
    expect((await send('/own', '', { authorization: 'anna' })).status).toBe(400)
    expect(await send('/own', 'count=1', { authorization: 'anna' })).toMatchObject({ status: 303, to: '/anna' })
  })

  it('API-03 does not compile without its handler, nor start', async () => {
    const { 'note.end': _left, ...rest } = HANDLERS
    // @ts-expect-error -- a form without a handler
    const lacking: Handlers = rest
    await expect(open(lacking)).rejects.toThrow('note.end has no handler')
  })

  it('API-03 does not compile with a handler that leads elsewhere, or reads what is not sent', () => {
    const wrong: Handlers = {
      // @ts-expect-error -- the row does not name this page
      'note.add': async () => ({ to: 'order' }),
      // @ts-expect-error -- there is no such field
      'note.end': async ({ key }) => ({ to: key === 'one' ? 'noPage' : 'cart' }),
      // @ts-expect-error -- no page without an address
      'note.own': async () => ({ to: 'start' }),
    }
    // @ts-expect-error -- a handler of no form
    const other: Handlers = { ...HANDLERS, 'note.other': async () => ({ to: 'cart' }) }
    expect([Object.keys(wrong), Object.keys(other)]).toMatchObject({ 0: { length: 3 }, 1: { length: 4 } })
  })
})
