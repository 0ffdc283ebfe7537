import { resolve } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { RenderEntry } from '@firkant/domain/page/render-contract.ts'
import { loadShopBuild, type ShopBuild } from '../../render/document/build-files.ts'

const WEB = resolve(import.meta.dirname, '../../../../web')

/** Vite's React plug-in adds this to static pages only; without it, hot reload loses the state of components. */
const REFRESH_PREAMBLE =
  'import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;'

export interface DevBuild {
  readonly build: (brand: string) => Promise<ShopBuild>
  readonly addMiddleware: (app: FastifyInstance) => Promise<void>
  /** Reloads open pages. */
  readonly reload: () => void
  /** Shows the problem on top of open pages. */
  readonly showProblem: (text: string) => void
  readonly close: () => Promise<void>
}

/** Serves the web app from its sources, through Vite inside this server. */
export async function openDevBuild({ own, kitDir }: { own: string; kitDir: string }): Promise<DevBuild> {
  const vite = await createServer({
    configFile: resolve(WEB, 'vite.config.ts'),
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  })
  const files: ShopBuild['files'] = {
    styles: () => ['/src/start/styles/base.css?direct'],
    script: () => '/src/start/client.tsx',
    waitingScript: () => '/src/start/waiting.ts',
    preloads: () => [],
    extraHead: (nonce) =>
      `<script type="module" nonce="${nonce}">${REFRESH_PREAMBLE}</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
  }
  return {
    async build(brand) {
      if (brand !== own) return loadShopBuild(kitDir, brand)
      try {
        return { files, render: (await vite.ssrLoadModule('/src/start/render.tsx')) as RenderEntry, clientFolder: WEB }
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        throw error
      }
    },
    async addMiddleware(app) {
      await app.register(middie)
      app.use(vite.middlewares)
    },
    reload: () => vite.ws.send({ type: 'full-reload', path: '*' }),
    showProblem: (text) => vite.ws.send({ type: 'error', err: { message: text, stack: '' } }),
    close: () => vite.close(),
  }
}
