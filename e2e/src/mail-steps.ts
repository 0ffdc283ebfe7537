import type { APIRequestContext, Page } from '@playwright/test'
import { NO_CONSENT } from '@firkant/domain/consent/consent.ts'
import { chosenVisitor } from '../../scripts/page-weight/chosen-visitor.ts'
import { expect } from './shop-fixture.ts'

interface WantedMail {
  readonly to: string
  /** In its subject. */
  readonly about: string
}

/** The newest mail to this address about this, once it is written. */
export async function mailAbout(request: APIRequestContext, { to, about }: WantedMail): Promise<string> {
  let shown = ''
  await expect
    .poll(async () => {
      const list = await (await request.get('/__outbox')).text()
      const rows = [...list.matchAll(/<tr>(?:(?!<\/tr>).)*href="\/__outbox\/([\w-]+)".*?<\/tr>/gs)]
      const [, id] = rows.find(([row]) => row.includes(to) && row.includes(about)) ?? []
      shown = id === undefined ? '' : await (await request.get(`/__outbox/${id}`)).text()
      return shown
    })
    .not.toBe('')
  return shown
}

interface WantedLink {
  readonly to: string
  /** Of the address that it leads to. */
  readonly part: string
}

async function findLink(request: APIRequestContext, { to, part }: WantedLink): Promise<string | undefined> {
  const list = await (await request.get('/__outbox')).text()
  for (const [row, id] of list.matchAll(/<tr>(?:(?!<\/tr>).)*href="\/__outbox\/([\w-]+)".*?<\/tr>/gs)) {
    const shown = row.includes(to) ? await (await request.get(`/__outbox/${id}`)).text() : ''
    const links = [...shown.matchAll(/<a href="(https?:[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    const found = links.find((link) => link.includes(part))
    if (found !== undefined) return found
  }
  return undefined
}

/** The link in the newest mail to this address that has it, once the mail is written; as a path. */
export async function mailLink(request: APIRequestContext, wanted: WantedLink): Promise<string> {
  let link: string | undefined
  await expect.poll(async () => (link = await findLink(request, wanted))).toBeTruthy()
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

/** The parameters by which the newsletter recognises a customer. */
export async function newsletterSearch(request: APIRequestContext, to: string): Promise<string> {
  return new URL(await mailLink(request, { to, part: 'eclub=' }), 'https://shop.example').search
}

/** Who refused in this browser is not recognised by a newsletter. */
export async function allowRecognition(page: Page): Promise<void> {
  await page.context().addCookies(chosenVisitor({ ...NO_CONSENT, personalisation: true }).cookies)
}
