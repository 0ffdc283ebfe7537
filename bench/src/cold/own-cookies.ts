import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'

const SKUS = ['NORDLO-3-GREEN', 'NORDLO-3-GREEN'] as const
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

async function post(origin: string, call: string, { cookie = '', body }: { cookie?: string; body: unknown }) {
  const answer = await fetch(`${origin}/api/client/${call}?language=da`, {
    method: 'POST',
    headers: { ...HEADERS, origin, cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call}: ${answer.status}`)
  const given = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  return [...(cookie ? [cookie] : []), ...given].join('; ')
}

/** A customer who is signed in and has something in the cart. */
export async function ownCookies(origin: string): Promise<string> {
  const { customer: email } = demoLogins('hjemly')
  const cookie = await post(origin, 'authentication/login', {
    body: { email, password: DEMO_PASSWORD, isSoftLogin: false },
  })
  const commands = SKUS.map((sku) => ({ $type: 'AddLineItemCommand', sku, quantity: 1 }))
  return post(origin, 'ct/cart/apply', { cookie, body: commands })
}
