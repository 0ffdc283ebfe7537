import pg from 'pg'
import { NoPrimaryError, primaryFinder, type PrimaryFinder } from './find-primary.ts'
import { hostUrls } from './host-urls.ts'

type Connected = (error: Error | null, client?: pg.Client) => void

async function answerLater(connecting: Promise<pg.Client>, callback: Connected): Promise<void> {
  try {
    const client = await connecting
    process.nextTick(callback, null, client)
  } catch (error) {
    process.nextTick(callback, error)
  }
}

/** A connection to the one of several hosts that takes writes; with one host, as any other. */
export class DatabaseClient extends pg.Client {
  readonly #finder: PrimaryFinder | undefined

  constructor(config: pg.ClientConfig = {}) {
    const { connectionString = '' } = config
    super({ ...config, connectionString: hostUrls(connectionString)[0] ?? connectionString })
    this.#finder = primaryFinder(connectionString)
  }

  async #connectToPrimary(finder: PrimaryFinder): Promise<pg.Client> {
    const url = await finder.find().catch((error: unknown) => {
      // As a connection that fails does: who opens another one then waits for it.
      process.nextTick(() => this.emit('end'))
      throw error
    })
    // Whoever waited for it gave up meanwhile.
    if (this.connection.stream.destroyed) throw new Error('timeout expired')
    const { hostname, port } = new URL(url)
    this.host = decodeURIComponent(hostname).replaceAll(/[[\]]/g, '')
    this.port = Number(port || this.port)
    let isStandby = false
    this.connection.on('parameterStatus', (said: { parameterName: string; parameterValue: string }) => {
      if (said.parameterName === 'in_hot_standby' && said.parameterValue === 'on') isStandby = true
    })
    const stay = finder.whenMoved(url, () => this.connection.stream.destroy())
    this.once('end', () => {
      stay()
      finder.doubt(url)
    })
    await super.connect()
    if (!isStandby) return this
    await this.end()
    throw new NoPrimaryError([new Error('a standby')])
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | void {
    const connecting = this.#finder ? this.#connectToPrimary(this.#finder) : super.connect()
    if (!callback) return connecting
    void answerLater(connecting, callback)
  }
}
