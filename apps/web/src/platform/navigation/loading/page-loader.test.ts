import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPageLoader, PageLoadError } from './page-loader.ts'

afterEach(() => void vi.unstubAllGlobals())

function start(answer: () => Response) {
  const calls: { readonly address: string; readonly init: RequestInit; readonly headers: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    calls.push({ address: input, init, headers: Object.fromEntries(new Headers(init.headers)) })
    return answer()
  })
  const versions: string[] = []
  const loader = createPageLoader({ clientVersion: '1.2.3', onServerVersion: (version) => versions.push(version) })
  return { calls, versions, loader }
}

const url = new URL('https://shop.example/soeg?q=sofa&page=2#top')
const { signal } = new AbortController()

describe('the page loader', () => {
  it('NAV-02 asks for /api/content{path} with link identifier and requested address', async () => {
    const { calls, loader } = start(() => Response.json({ url: '/soeg' }))
    expect(await loader.load(url, { linkIdentifier: 'menu-sofas', signal })).toEqual({ url: '/soeg' })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      address: '/api/content/soeg?q=sofa&page=2',
      init: { credentials: 'same-origin', signal },
    })
    expect(calls[0]?.headers).toEqual({
      accept: 'application/json',
      'x-link-identifier': 'menu-sofas',
      'x-original-url': url.href,
      'x-client-version': '1.2.3',
      'x-api-version': '1',
    })
  })

  it('NAV-02 sends no link identifier where the link has none', async () => {
    const { calls, loader } = start(() => Response.json({}))
    await loader.load(url, { signal })
    expect(calls[0]?.headers).not.toHaveProperty('x-link-identifier')
  })

  it.each([404, 429, 500, 503])('NAV-08 rejects an answer with status %i', async (status) => {
    const { loader } = start(() => new Response('', { status }))
    const failed = loader.load(url, { signal })
    await expect(failed).rejects.toBeInstanceOf(PageLoadError)
    await expect(failed).rejects.toMatchObject({ status })
  })

  it('NAV-07 tells the server’s version, also when the page could not be loaded', async () => {
    const headers = { 'x-server-version': '2.0.0' }
    const good = start(() => Response.json({}, { headers }))
    await good.loader.load(url, { signal })
    const bad = start(() => new Response('', { status: 500, headers }))
    await expect(bad.loader.load(url, { signal })).rejects.toThrow('500')
    expect([good.versions, bad.versions]).toEqual([['2.0.0'], ['2.0.0']])
  })
})
