import { hash, verify } from '@node-rs/argon2'
import { DEMO_PASSWORD } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { generatedEmail } from '@firkant/server/features/demo/generated/generate-customers.ts'
import { median } from './load/load.ts'
import type { Row } from './report.ts'

const ROUNDS = 60
const WARM_UP = 5
/** What a listing's answer may take. */
const HISTORY_BUDGET_MS = 40
/** Medians of known and unknown addresses may lie this far apart. */
const MAX_APART = 0.1

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function logIn(origin: string, email: string, password: string): Promise<Response> {
  return fetch(`${origin}/api/client/authentication/login?language=da`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin },
    body: JSON.stringify({ email, password, isSoftLogin: false }),
  })
}

/** One after the other in turns, so that a slow moment of the machine is shared by all. */
async function takeTurns<Name extends string>(works: Readonly<Record<Name, (round: number) => Promise<unknown>>>) {
  const names = Object.keys(works) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const name of names) {
      const took = await timed(() => works[name](round + WARM_UP))
      if (round >= 0) times[name].push(took)
    }
  return times
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const ms = (value: number) => `${value.toFixed(1)} ms`

async function read(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(body)}`)
  return body
}

async function benchLogin(origin: string): Promise<readonly Row[]> {
  const stored = await hash(DEMO_PASSWORD)
  // Each round is another customer's: the slowing down of one account is not measured.
  const known = (round: number) => generatedEmail(round + 1)
  const times = await takeTurns({
    hash: () => verify(stored, DEMO_PASSWORD),
    right: async (round) => read(await logIn(origin, known(round), DEMO_PASSWORD)),
    wrong: (round) => logIn(origin, known(round), 'not-the-password-1'),
    unknown: (round) => logIn(origin, `nobody-${round}@generated.example`, 'not-the-password-1'),
  })
  const [bare, right, wrong, unknown] = [times.hash, times.right, times.wrong, times.unknown].map(median) as [
    number,
    number,
    number,
    number,
  ]
  const apart = Math.abs(wrong - unknown) / Math.max(wrong, unknown)
  return [
    { name: 'the hash alone, p50', value: ms(bare) },
    { name: 'login, p50', value: `${ms(right)}, ${(right / bare).toFixed(2)} times the hash` },
    {
      name: 'wrong password: known and unknown address, p50',
      value: `${ms(wrong)}, ${ms(unknown)}: ${(apart * 100).toFixed(1)} % apart`,
      budget: `≤ ${MAX_APART * 100} %`,
      isMet: apart <= MAX_APART,
    },
  ]
}

async function benchHistory(origin: string, count: number): Promise<readonly Row[]> {
  const sessions = await Promise.all(
    [1, 2, 3, 50, 100, count].map(async (number) => {
      const answer = await logIn(origin, generatedEmail(number), DEMO_PASSWORD)
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ')
    }),
  )
  const get = (path: string) => async (round: number) => {
    const cookie = sessions[round % sessions.length] ?? ''
    return read(await fetch(`${origin}/api/client/ct/customer/orders?language=da&${path}`, { headers: { cookie } }))
  }
  const times = await takeTurns({ first: get('page=1'), second: get('page=2') })
  return Object.entries(times).map(([name, taken]) => ({
    name: `order history, ${name} page, p50 and p95`,
    value: `${ms(median(taken))}, ${ms(at(taken, 0.95))}`,
    budget: `p95 ≤ ${HISTORY_BUDGET_MS} ms`,
    isMet: at(taken, 0.95) <= HISTORY_BUDGET_MS,
  }))
}

export async function benchCustomers(origin: string, count: number): Promise<readonly Row[]> {
  return [...(await benchLogin(origin)), ...(await benchHistory(origin, count))]
}
