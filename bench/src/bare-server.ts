import { createServer } from 'node:http'

/** The least a Node server can do: the same bytes, with a type and a length. What the shop adds is measured against it. */
const port = Number(process.argv[2])
process.once('message', (body: { base64: string; encoding: string | undefined }) => {
  const bytes = Buffer.from(body.base64, 'base64')
  createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
      ...(body.encoding && { 'content-encoding': body.encoding }),
    })
    response.end(bytes)
  }).listen(port, '127.0.0.1', () => process.send?.('listening'))
})
process.once('SIGTERM', () => process.exit(0))
