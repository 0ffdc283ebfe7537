import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SECRET_FILE = 'shop-secret'
const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/

/** Written aside and linked: another process that starts on the folder sees no file or a complete one. */
function createSecret(folder: string, file: string): void {
  const draft = join(folder, `${SECRET_FILE}.${process.pid}.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * The secret when none is configured: random, created once per data folder, and the same for every process and command
 * on it. A fixed default would be known to everybody who can read this code.
 */
export function folderSecret(folder: string): string {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Choose a folder with --data or DATA_DIR.`)
  const file = join(folder, SECRET_FILE)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    createSecret(folder, file)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!SECRET.test(secret)) throw new Error(`${file} is damaged. Delete it: a new secret is made at the next start.`)
  return secret
}
