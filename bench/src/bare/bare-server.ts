import { createServer } from 'node:http'

/** Baseline: the same bytes from a minimal Node server, with a type and a length. */
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
