import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { SERVER_ENV, SERVER_NODE_FLAGS } from '@firkant/server/platform/process/child-server.ts'
import { prometheusText, rulesFile } from '../deploy/prometheus-files.ts'
import { haproxyText } from '../deploy/proxy-files.ts'
import { answersOk, inPlace, ownFolder, type ClusterPlace } from './cluster-databases.ts'
import { REDIS_SERVERS, redisArguments, sentinelFile, SENTINELS, type ClusterAddresses } from './cluster-files.ts'
import { createPart, type Part } from './cluster-part.ts'
import { HOST, type ClusterPorts } from './cluster-ports.ts'

const ROOT = resolve(import.meta.dirname, '../..')
export const DATABASE = 'shop'

const seats = (count: number) => Array.from({ length: count }, (_, at) => at)

function isListening(port: number): Promise<boolean> {
  const { promise, resolve: say } = Promise.withResolvers<boolean>()
  const socket = connect(port, HOST)
  socket.once('connect', () => say(true)).once('error', () => say(false))
  return promise.finally(() => socket.destroy())
}

export function redisParts(place: ClusterPlace): readonly Part[] {
  const { folder, programs, ports } = place
  const servers = seats(REDIS_SERVERS).map((at) =>
    createPart({
      ...inPlace(place, `redis-${at}`),
      command: programs.path('redis-server'),
      args: redisArguments(at, folder, ports),
      isReady: () => isListening(ports.redis(at)),
    }),
  )
  const sentinels = seats(SENTINELS).map((at) => {
    const file = join(folder, `sentinel-${at}.conf`)
    writeFileSync(file, sentinelFile(at, folder, ports))
    return createPart({
      ...inPlace(place, `sentinel-${at}`),
      command: programs.path('redis-sentinel'),
      args: [file],
      isReady: () => isListening(ports.sentinel(at)),
    })
  })
  return [...servers, ...sentinels]
}

export interface ShopPlan {
  readonly brand: BrandKey
  readonly count: number
  readonly addresses: ClusterAddresses
  readonly env: Readonly<Record<string, string>>
}

export function shopParts(place: ClusterPlace, { brand, count, addresses, env }: ShopPlan): readonly Part[] {
  const { folder, ports, hooks } = place
  return seats(count).map((at) => {
    const name = `shop-${at}`
    return createPart({
      ...inPlace(place, name),
      command: process.execPath,
      args: [
        ...SERVER_NODE_FLAGS,
        '--import',
        import.meta.resolve('../quick-imports.mjs'),
        join(ROOT, 'apps/server/src/start/main.ts'),
      ],
      env: {
        SHOP_MODE: 'demo',
        BRAND: brand,
        PORT: String(ports.shop(at)),
        METRICS_PORT: String(ports.metrics(at)),
        PUBLIC_URL: `http://${HOST}:${ports.http}`,
        DATABASE_URL: addresses.database(DATABASE),
        DATABASE_REPLICA_URL: addresses.replica(DATABASE),
        REDIS_URL: addresses.redis,
        TRUST_PROXY: '1',
        DRAIN_MS: '2000',
        // As on machines of their own.
        DATA_DIR: ownFolder(place, name, join(folder, name)),
        SHOP_SECRET: place.secrets.superuser.repeat(2),
        ...SERVER_ENV,
        ...env,
        ...hooks.env?.(name),
      },
      isReady: () => answersOk(`http://${HOST}:${ports.shop(at)}/readyz`),
    })
  })
}

/** Signed by itself; without the program, plain HTTP alone. */
function makeCertificate(folder: string): string | undefined {
  const [key, certificate] = [join(folder, 'shop.key'), join(folder, 'shop.crt')]
  const how = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost'
  const made = spawnSync('openssl', [...how.split(' '), '-keyout', key, '-out', certificate])
  if (made.status !== 0) return undefined
  appendFileSync(certificate, readFileSync(key))
  return certificate
}

export function balancerPart(place: ClusterPlace, shops: number): Part {
  const { folder, programs, ports } = place
  const certificate = makeCertificate(folder)
  const file = join(folder, 'haproxy.cfg')
  const secure = certificate ? [`    bind ${HOST}:${ports.https} ssl crt ${certificate} alpn h2,http/1.1`] : []
  const text = haproxyText({
    front: [`    bind ${HOST}:${ports.http}`, ...secure].join('\n'),
    hostName: 'localhost',
    processes: seats(shops).map((at) => ({ name: `shop${at}`, address: `${HOST}:${ports.shop(at)}` })),
    connections: 2000,
    check: 'inter 500ms fastinter 200ms fall 2 rise 1',
  })
  writeFileSync(file, text, { mode: 0o600 })
  return createPart({
    ...inPlace(place, 'haproxy'),
    command: programs.path('haproxy'),
    args: ['-db', '-f', file],
    isReady: () => answersOk(`http://${HOST}:${ports.http}/readyz`),
  })
}

const metricsTargets = (ports: ClusterPorts, shops: number) => seats(shops).map((at) => `${HOST}:${ports.metrics(at)}`)

export function prometheusPart(place: ClusterPlace, shops: number, brand: BrandKey): Part {
  const { folder, programs, ports } = place
  const file = join(folder, 'prometheus.yml')
  writeFileSync(join(folder, 'rules.yml'), rulesFile())
  writeFileSync(file, prometheusText(metricsTargets(ports, shops), brand))
  return createPart({
    ...inPlace(place, 'prometheus'),
    command: programs.path('prometheus'),
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=${HOST}:${ports.prometheus}`,
    ],
    isReady: () => answersOk(`http://${HOST}:${ports.prometheus}/-/ready`),
  })
}
