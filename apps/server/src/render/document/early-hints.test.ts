import { request } from 'node:http'
import { expect, it } from 'vitest'
import { startTestShop } from '../../../test/test-shop.ts'

async function ask(address: string): Promise<{ hints: unknown[]; status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const hints: unknown[] = []
  let body = ''
  request(address, (answer) => {
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => (body += text))
    answer.on('end', () => resolve(answer.statusCode))
  })
    .on('information', ({ statusCode, headers }) => hints.push([statusCode, headers.link]))
    .on('error', reject)
    .end()
  return { status: await promise, hints, body }
}

it('tells of the style sheets while a page is made, where the proxy passes it on', async () => {
  const shop = await startTestShop({ env: { EARLY_HINTS: 'on' } })
  const { hints, status, body } = await ask(`${shop.origin}/om-hjemly`)
  await shop.close()
  expect([status, hints.length]).toEqual([200, 1])
  const [code, link] = hints[0] as [number, string]
  const sheets = [...link.matchAll(/<([^>]+)>; rel=preload; as=style/g)].map((match) => match[1])
  expect([code, sheets.length > 0]).toEqual([103, true])
  for (const sheet of sheets) expect(body).toContain(`<link rel="stylesheet" href="${sheet}">`)
})

it('says nothing ahead by default', async () => {
  const shop = await startTestShop()
  const { hints, status } = await ask(`${shop.origin}/om-hjemly`)
  await shop.close()
  expect([status, hints]).toEqual([200, []])
})
