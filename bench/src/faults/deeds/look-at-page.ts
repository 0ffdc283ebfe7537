import { INSIDE, TIMEOUT_MS, oneOf, wordsOf, type Failure } from './deed.ts'

const PAGES = ['/', '/sofaer', '/sofaer/nordlo-3-green', '/lamper', '/om-hjemly', '/sofaer?sort=priceDown']
const WORDS = ['sofa', 'lampe', 'bord', 'eg', 'grøn', 'stol']
/** One of the addresses of a picture, in one of its sizes. */
const PICTURE = /\/images\/[^\s"&,)]+\?(?:[^\s",)]*)/g

export interface Looked {
  /** The page came, one of its pictures did not. */
  readonly picture?: 'seen' | 'missing'
}

async function see(address: string): Promise<string> {
  const answer = await fetch(address, { headers: INSIDE, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(String(answer.status))
  return text
}

async function seePicture(origin: string, html: string): Promise<Looked> {
  const address = oneOf(html.match(PICTURE) ?? [])
  if (address === undefined) return {}
  return see(origin + address.replaceAll('&amp;', '&')).then(
    () => ({ picture: 'seen' }),
    () => ({ picture: 'missing' }),
  )
}

/** A page that failed is not asked for again. */
async function look(origin: string, path: string, failures: Failure[]): Promise<Looked> {
  try {
    return await seePicture(origin, await see(origin + path))
  } catch (error) {
    failures.push({ at: performance.now(), what: wordsOf(error) })
    return {}
  }
}

export const browse = (origin: string, failures: Failure[]) => look(origin, oneOf(PAGES) ?? '/', failures)
export const searchShop = (origin: string, failures: Failure[]) =>
  look(origin, `/soeg?q=${encodeURIComponent(oneOf(WORDS) ?? '')}`, failures)
