import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')
const PROJECTS = ['packages/domain', 'apps/web', 'apps/server', 'tsconfig.json']

/** tsc itself fails for a project without files (TS18003). */
function checkTypes(project: string): boolean {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, [TSC, '-p', project], { cwd: ROOT, stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`types: ${project} ${status === 0 ? 'ok' : 'failed'}, ${seconds} s`)
  return status === 0
}

const results = PROJECTS.map(checkTypes)
if (results.includes(false)) process.exitCode = 1
