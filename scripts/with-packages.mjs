// node scripts/with-packages.mjs FILE [ARGUMENTS]: installs what is missing, then runs the file on Node 24.
import { spawn } from 'node:child_process'
import { dirname, delimiter, join } from 'node:path'
import { findNode, installPackages, ROOT } from './packages.mjs'
import { whenParentEnds } from './parent-watch.mjs'

/** As an address: a path with a drive letter is none. */
const QUICK_IMPORTS = new URL('quick-imports.mjs', import.meta.url).href

export function runWithPackages(file, args) {
  installPackages()
  runOnOwnNode(file, args)
}

export function runOnOwnNode(file, args) {
  const node = findNode()
  const env = {
    ...process.env,
    // Also for the children: code that was read once is not compiled again.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules', '.cache', 'compiled'),
    PATH: [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  }
  const child = spawn(node, ['--max-semi-space-size=16', '--import', QUICK_IMPORTS, join(ROOT, file), ...args], {
    stdio: 'inherit',
    env,
    cwd: ROOT,
  })
  // The child stops in order and ends this process with its own code.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenParentEnds(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

const [file, ...args] = process.argv.slice(2)
if (process.argv[1]?.endsWith('with-packages.mjs') && file) runWithPackages(file, args)
