import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('../src/start/early/', import.meta.url))
const SCRIPT = `${folder}early-script.ts`
const ENTRY = '\0early-entry'
const PARTS = { queuePresses: `${folder}queue-presses.ts`, showInParts: `${folder}show-in-parts.ts` }
const CODE = Object.entries(PARTS)
  .map(([name, file]) => `import { ${name} } from '${file}'\n${name}(window)`)
  .join('\n')

const entry: Plugin = {
  name: 'early-entry',
  resolveId: (source) => (source === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? CODE : undefined),
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error('The early script has no code')
  return script.code.trim()
}

/** Writes the code that every document starts with, in its shortest form, where the render entry imports it. */
export function writeEarlyScript(): Plugin {
  let isWritten = false
  return {
    name: 'write-early-script',
    enforce: 'pre',
    async load(id) {
      if (id !== SCRIPT) return undefined
      isWritten = true
      for (const file of Object.values(PARTS)) this.addWatchFile(file)
      return `export const earlyScript = ${JSON.stringify(await buildScript())}`
    },
    buildEnd(error) {
      const { command, build: options } = this.environment.config
      if (!error && command === 'build' && options.ssr !== false && !isWritten)
        throw new Error(`Nothing imports ${SCRIPT}: documents would start without it.`)
    },
  }
}
