import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The same document without style sheets and scripts, and without what preloads them. */
export function withoutStylesAndScripts(html: string): string {
  return html
    .replaceAll(/<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"[^>]*>/gi, (link) =>
      link.includes('as="image"') ? link : '',
    )
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/gi, '')
}

function passOn(url: string, { headers }: IncomingMessage, response: ServerResponse): void {
  get(url, { headers: { accept: headers.accept } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  }).on('error', () => response.writeHead(502).end())
}

/**
 * What the machine and the line take for the page's markup and pictures alone, measured in the same minutes: a busy
 * machine slows both. Pictures come from the shop.
 */
export async function startReference(origin: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const pages = new Map<string, Promise<Buffer>>()
  const makePage = async (path: string, userAgent: string) => {
    const html = await (await fetch(origin + path, { headers: { 'user-agent': userAgent } })).text()
    return brotliCompressSync(withoutStylesAndScripts(html))
  }
  const server = createServer((request, response) => {
    const { url = '/', headers } = request
    if (url.startsWith('/images/')) return passOn(origin + url, request, response)
    const page = pages.get(url) ?? makePage(url, headers['user-agent'] ?? '')
    pages.set(url, page)
    void page.then(
      (body) =>
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body),
      () => response.writeHead(502).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
