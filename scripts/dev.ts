import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Hot reload: Vite inside the server for the web, and the server restarts itself when its own files change. */
const ROOT = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    brand: { type: 'string' },
    port: { type: 'string' },
    data: { type: 'string' },
    folder: { type: 'string' },
  },
})
const child = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    ...['apps/server/src', 'packages/domain/src', 'packages/brands/src'].map(
      (folder) => `--watch-path=${resolve(ROOT, folder)}`,
    ),
    resolve(ROOT, 'apps/server/src/start/dev/dev-main.ts'),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SHOP_MODE: 'development',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...(values.brand && { BRAND: values.brand }),
      ...(values.port && { PORT: values.port }),
      ...(values.data && { DATA_DIR: values.data }),
      ...(values.folder && { BRAND_FOLDER: resolve(values.folder) }),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
