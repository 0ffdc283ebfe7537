import { randomUUID } from 'node:crypto'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { passwordLinkQueue, sendPasswordLinks } from '../../src/features/customer/passwords/password-links.ts'
import { deriveToken, type TokenPurpose } from '../../src/features/mail/mail-tokens.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { claimJobs } from '../../src/platform/jobs/job-store.ts'
import { SESSION_COOKIES } from '../../src/platform/sessions/session-cookies.ts'
import type { TestShop } from '../test-shop.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from './visitor-client.ts'

/** Allowed, and known from no leak. */
export const PASSWORD = 'Kaffe-med-9-skeer'

export interface AccountVisitor extends Visitor {
  /** Posts and returns the answer's body; anything but 200 is an error. */
  readonly call: (call: string, body: unknown) => Promise<unknown>
  readonly get: (call: string) => Promise<unknown>
  /** Of the session that the shop gave last. */
  readonly token: () => string
}

/** A visitor who takes the session that an answer gives, like a browser. */
export function createAccountVisitor(
  shop: Pick<TestShop, 'origin'>,
  extra: Readonly<Record<string, string>> = {},
): AccountVisitor {
  const visitor = createVisitor(shop)
  let token = ''
  const signIn: Visitor['signIn'] = (given) => visitor.signIn((token = given))
  const post: Visitor['post'] = async (call, body, headers = JSON_HEADERS) => {
    const answer = await visitor.post(call, body, { ...headers, ...extra })
    for (const cookie of answer.headers.getSetCookie()) {
      const given = /^(?:__Host-)?customer=([^;]*)/.exec(cookie)?.[1]
      if (given) signIn(given)
    }
    return answer
  }
  return {
    ...visitor,
    post,
    signIn,
    token: () => token,
    async call(call, body) {
      const answer = await post(call, body)
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    async get(call) {
      const cookie = [visitor.cookie(), `${SESSION_COOKIES.customer}=${token}`].filter(Boolean).join('; ')
      const answer = await fetch(`${shop.origin}/api/client/${call}?language=da`, { headers: { ...extra, cookie } })
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
  }
}

interface Registered {
  readonly visitor: AccountVisitor
  readonly email: string
}

/** A new customer, signed in. */
export async function registered(shop: Pick<TestShop, 'origin'>): Promise<Registered> {
  const visitor = createAccountVisitor(shop)
  const email = `${randomUUID()}@example.dk`
  const person = { forename: 'Karen', surname: 'Lund', email, phoneNumber: '20304050', approveNewsletter: 'false' }
  await visitor.call('ct/customer/register', { ...person, password: PASSWORD, confirmPassword: PASSWORD })
  return { visitor, email }
}

type Mailbox = Pick<TestShop, 'database' | 'secret' | 'now'>
type MailedShop = Mailbox & Pick<TestShop, 'origin'>

/** What the shop does after it has answered who forgot a password. */
export async function sendRequestedLinks({ database, secret, now }: Mailbox): Promise<void> {
  const brand = BRANDS.hjemly
  const send = sendPasswordLinks({ db: database.main, brand, publicUrl: 'http://shop.test', secret, now })
  const queues = [passwordLinkQueue(brand.key)]
  for (const { payload } of await claimJobs(database.main, { queues, most: 100, leaseMs: 60_000 })) await send(payload)
}

/** Presses the button behind a link of an account's mail, signed in as the visitor is; where the answer leads. */
export async function pressLink(
  shop: Pick<TestShop, 'origin'>,
  path: string,
  { token, visitor }: { readonly token: string; readonly visitor?: AccountVisitor },
): Promise<string | null> {
  const cookie = visitor ? `${SESSION_COOKIES.customer}=${visitor.token()}` : ''
  const answer = await fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  return answer.headers.get('location')
}

/** By the link of the mail that welcomed the customer. */
export async function proveMailbox(shop: MailedShop, { visitor, email }: Registered): Promise<void> {
  const token = await linkToken(shop, email, 'account-welcome')
  const to = await pressLink(shop, FIXED_PATHS.proveEmail.da, { token, visitor })
  if (!to?.endsWith('result=done')) throw new Error(`The mailbox was not proved: ${to}`)
}

/** A new customer, signed in, who has proved that the mailbox is theirs. */
export async function registeredAndProved(shop: MailedShop): Promise<Registered> {
  const customer = await registered(shop)
  await proveMailbox(shop, customer)
  return customer
}

/** The token of the newest mail's link to this address, as its reader has it. */
export async function mailedToken(
  shop: Pick<TestShop, 'secret'> & { readonly database: Pick<Database, 'pool'> },
  recipient: string,
  purpose: string,
) {
  const { rows } = await shop.database.pool.query<{ tokens: Record<string, string> }>(
    `select tokens from mails where recipient = $1 and key like $2 || ':%' order by created_at desc, id limit 1`,
    [recipient, purpose],
  )
  const [derivedFrom] = Object.values(rows[0]?.tokens ?? {})
  if (derivedFrom === undefined) throw new Error(`No mail with a link for ${purpose} went to ${recipient}`)
  return deriveToken(shop.secret, derivedFrom as TokenPurpose)
}

/** The same once the mails that were asked for have been written. */
export async function linkToken(shop: Mailbox, recipient: string, purpose: string) {
  await sendRequestedLinks(shop)
  return mailedToken(shop, recipient, purpose)
}

/** What mails went to the address, oldest first. */
export async function mailKinds(shop: Mailbox, recipient: string): Promise<readonly string[]> {
  await sendRequestedLinks(shop)
  const { rows } = await shop.database.pool.query<{ key: string }>(
    'select key from mails where recipient = $1 order by created_at, key',
    [recipient],
  )
  return rows.map(({ key }) => key.split(':')[0] ?? '')
}
