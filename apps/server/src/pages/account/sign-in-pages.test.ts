import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { PASSWORD, sendRequestedLinks } from '../../../test/visitors/account-visitor.ts'
import { DEMO_PASSWORD } from '../../features/demo/accounts/demo-logins.ts'
import { mails } from '../../features/mail/mail-tables.ts'
import { fillMail } from '../../features/mail/mail-tokens.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const FROM_SHOP = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function load(path: string): Promise<Page> {
  const answer = await fetch(`${shop.origin}/api/content${path}`)
  return (await answer.json()) as Page
}

const read = (path: string, cookie = '') => fetch(shop.origin + path, { headers: { cookie } })

const post = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = FROM_SHOP,
) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ language: 'da', ...fields }),
    redirect: 'manual',
  })

const leadsTo = (answer: Response) => [answer.status, answer.headers.get('location')]
const DEMO = { email: 'demo@hjemly.example', password: DEMO_PASSWORD }

describe('the pages of the sign-in', () => {
  it.each([
    ['PAGE-12', '/log-ind', 'LoginPage', 'Log ind'],
    ['PAGE-13', '/opret-konto', 'RegistrationPage', 'Opret konto'],
    ['PAGE-14', '/glemt-adgangskode', 'ForgotPasswordPage', 'Glemt adgangskode'],
    ['PAGE-15', '/opret-adgangskode', 'CreatePasswordPage', 'Vælg en adgangskode'],
    ['PAGE-16', '/nulstil-adgangskode', 'ResetPasswordPage', 'Ny adgangskode'],
  ])('%s %s is drawn for this visitor alone: neither cached nor indexed', async (_id, path, name, title) => {
    expect(await load(path)).toMatchObject({ componentName: name, httpStatus: 200, cache: 'partial' })
    const answer = await read(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const document = await answer.text()
    expect(document).toContain(`<title>${title} – hjemly</title>`)
    expect(document).toMatch(/<meta name="robots" content="noindex/)
  })

  it('PAGE-12 are written in the language of their address', async () => {
    expect((await load('/sv/logga-in')).metaInfo.title).toBe('Logga in – hjemly')
    expect((await load('/nb/opprett-konto')).metaInfo.title).toBe('Opprett konto – hjemly')
  })

  it('PAGE-12 return to a page of this shop alone, and say only what a form can have come to', async () => {
    const model = async (search: string) => (await load(`/log-ind?${search}`)).model
    expect(await model('returnUrl=%2Fmine-sider%2Fkoeb&result=failed')).toEqual({
      returnUrl: '/mine-sider/koeb',
      result: 'failed',
    })
    expect(await model('returnUrl=%2F%2Fevil.example&result=%3Cscript%3E')).toEqual({})
  })

  it('PAGE-16 the token of the link is in the form and nowhere else', async () => {
    const page = await load('/nulstil-adgangskode?token=secret-token')
    const { model, ...around } = page
    expect(model).toEqual({ token: 'secret-token', result: 'invalidToken' })
    expect(JSON.stringify(around)).not.toContain('secret-token')
    expect(JSON.stringify(shop.logged)).not.toContain('secret-token')
  })

  it('AUTH-04 the form knows the server’s rule without scripts', async () => {
    const document = await (await read('/opret-konto')).text()
    expect(document).toMatch(
      /<input[^>]* minLength="8"[^>]* autoComplete="new-password"|autoComplete="new-password"[^>]* minLength="8"/i,
    )
    expect(document).toContain('pattern="^(?=.*[0-9])')
  })
})

describe('the sign-in without scripts', () => {
  it('AUTH-01 a login leads to my pages, or back to where it was needed', async () => {
    const answer = await post('/account/login', DEMO)
    expect(leadsTo(answer)).toEqual([303, '/mine-sider'])
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^customer=.+HttpOnly/))
    const back = await post('/account/login', { ...DEMO, returnUrl: '/kasse' })
    expect(leadsTo(back)).toEqual([303, '/kasse'])
    const elsewhere = await post('/account/login', { ...DEMO, returnUrl: 'https://evil.example' })
    expect(leadsTo(elsewhere)).toEqual([303, '/mine-sider'])
  })

  it('AUTH-01 a wrong password is told on the page, and nobody is signed in', async () => {
    const answer = await post('/account/login', { ...DEMO, password: 'Forkert1', returnUrl: '/kasse' })
    expect(leadsTo(answer)).toEqual([303, '/log-ind?result=failed&returnUrl=%2Fkasse'])
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('customer='))).toBe(false)
    const document = await (await read('/log-ind?result=failed')).text()
    expect(document).toContain('Der opstod en fejl under login')
  })

  it('AUTH-05 a registration leads to my pages; a refused one says at its field why', async () => {
    const person = { forename: 'Ida', surname: 'Lund', email: 'plain@example.dk', phoneNumber: '20304050' }
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
    const mismatch = await post('/account/register', { ...person, password: PASSWORD, confirmPassword: 'Andet-9-ord' })
    expect(leadsTo(mismatch)).toEqual([303, '/opret-konto?result=passwordMismatch'])
    const document = await (await read('/opret-konto?result=passwordMismatch')).text()
    expect(document).toContain('Adgangskoderne stemmer ikke overens')
    const empty = await post('/account/register', {})
    expect(leadsTo(empty)).toEqual([303, '/opret-konto?result=emptyForename'])
    expect(leadsTo(await post('/account/register', { ...person, ...passwords }))).toEqual([303, '/mine-sider'])
  })

  it('AUTH-06 AUTH-07 a forgotten password is replaced with the link of the mail, once', async () => {
    const email = 'forgetful@example.dk'
    const person = { forename: 'Bo', surname: 'Lund', email, phoneNumber: '20304050' }
    await post('/account/register', { ...person, password: PASSWORD, confirmPassword: PASSWORD })
    const sent = [303, '/glemt-adgangskode?result=sent']
    expect(leadsTo(await post('/account/forgot-password', { email }))).toEqual(sent)
    expect(leadsTo(await post('/account/forgot-password', { email: 'nobody@example.dk' }))).toEqual(sent)
    expect(leadsTo(await post('/account/forgot-password', { email: '' }))).toEqual([
      303,
      '/glemt-adgangskode?result=emptyEmail',
    ])
    await sendRequestedLinks(shop)
    const all = await shop.database.main.select().from(mails)
    const mail = all.find(({ recipient, text }) => recipient === email && text?.includes('/nulstil-adgangskode'))
    const token = mail && /token=([\w-]+)/.exec(fillMail(mail, shop.secret).text ?? '')?.[1]
    const seen = async () => (await load(`/nulstil-adgangskode?token=${token}`)).model
    expect(await seen()).toEqual({ token, asksToKeep: true })
    const chosen = { token: token ?? '', password: 'Ny-Kaffe-7-kopper', confirmPassword: 'Ny-Kaffe-7-kopper' }
    expect(leadsTo(await post('/account/new-password', { ...chosen, confirmPassword: 'Noget-4-andet' }))).toEqual([
      303,
      `/nulstil-adgangskode?token=${token}&result=passwordMismatch`,
    ])
    const first = { ...chosen, first: 'true', confirmPassword: 'Noget-4-andet' }
    expect(leadsTo(await post('/account/new-password', first))).toEqual([
      303,
      `/opret-adgangskode?token=${chosen.token}&result=passwordMismatch`,
    ])
    expect(leadsTo(await post('/account/new-password', chosen))).toEqual([303, '/log-ind?result=passwordChosen'])
    expect(leadsTo(await post('/account/new-password', chosen))).toEqual([
      303,
      `/nulstil-adgangskode?token=${token}&result=invalidToken`,
    ])
    expect(await seen()).toEqual({ token, result: 'invalidToken' })
    expect(leadsTo(await post('/account/login', { email, password: chosen.password }))).toEqual([303, '/mine-sider'])
  })

  it('SEC-02 forms of other sites are refused', async () => {
    const foreign = { ...FROM_SHOP, 'sec-fetch-site': 'cross-site' }
    for (const path of ['login', 'register', 'forgot-password', 'new-password'])
      expect((await post(`/account/${path}`, DEMO, foreign)).status).toBe(403)
  })
})
