/** How a shop is served: units, images and proxies are written from it. */
export const SERVED = {
  folder: '/opt/firkant',
  dataFolder: '/var/lib/firkant',
  main: 'apps/server/src/start/main.ts',
  /** The package of Node that `npm ci` installs. */
  node: 'node_modules/node/bin/node',
  nodeVersion: '24',
  /** As `npm run serve` starts it. */
  flags: ['--max-semi-space-size=16', '--import', '/opt/firkant/scripts/quick-imports.mjs'],
  /** Pictures are made in several threads: without these the allocator keeps what they had. */
  environment: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
  port: 4000,
  metricsPort: 9464,
  /** The drain, ten seconds for what has begun, and some more. */
  stopSeconds: 30,
  /** Processes of a balancer's farm, as host and port. */
  processes: [
    { name: 'shop1', address: '127.0.0.1:4000' },
    { name: 'shop2', address: '127.0.0.1:4001' },
  ],
  hostName: 'www.shop.example',
  /** The server gives a request up after 30 s, and keeps an idle connection for 10. */
  requestSeconds: 35,
  idleSeconds: 8,
  maxBodyMb: 16,
} as const
