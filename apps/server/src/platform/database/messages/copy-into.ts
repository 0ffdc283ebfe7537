import pg from 'pg'

interface CopyConnection {
  readonly sendCopyFromChunk: (chunk: Buffer) => void
  readonly endCopyFrom: () => void
}

/** The connection that a transaction runs on: drizzle hands it out to nobody, and knows no COPY. */
function connectionOf(tx: object): pg.Client {
  const client = 'session' in tx && Object(tx.session).client
  if (client instanceof pg.Client) return client
  throw new Error('COPY needs a transaction on a connection of its own')
}

/** Runs `copy … from stdin` with these rows, in the text form of COPY. */
export function copyInto(tx: object, statement: string, rows: Buffer): Promise<void> {
  const client = connectionOf(tx)
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement)
    query.on('error', reject).on('end', () => resolve())
    client.query(
      Object.assign(query, {
        handleCopyInResponse(connection: CopyConnection) {
          connection.sendCopyFromChunk(rows)
          connection.endCopyFrom()
        },
      }),
    )
  })
}
