import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { MAX_MODEL_BYTES, MODEL_FILE } from '@firkant/domain/models-3d/model-limits.ts'
import { ModelError } from './model-error.ts'

/** Where the demo's models lie; `MODELS_DIR` names another folder. */
export const MODELS_DIR = resolve(import.meta.dirname, '../../../../../demo/models')

export interface ModelFolders {
  /** The files that records name. */
  readonly given: string
  /** What is made of them, named by its content. Absent: it is made when it is asked for. */
  readonly made?: string | undefined
}

/** The folder of files made of models, within the shop's data. */
export const madeFolder = (dataDir: string): string => join(dataDir, 'models-3d')

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP'].includes(String(error.code))

/** Links can't lead out of the folder, and a file that is too big is not read at all. */
export async function readGivenModel({ given }: ModelFolders, file: string): Promise<Buffer> {
  const missing = new ModelError(`there is no file ${file} in the folder of models`)
  if (!MODEL_FILE.test(file)) throw missing
  try {
    const path = await realpath(join(given, file))
    if (!path.startsWith((await realpath(given)) + sep)) throw missing
    const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }))
    if (!isFile) throw missing
    if (size > MAX_MODEL_BYTES) throw new ModelError(`is ${size} bytes, but at most ${MAX_MODEL_BYTES} are taken`)
    return await readFile(path)
  } catch (error) {
    throw isMissing(error) ? missing : error
  }
}

export async function readMade({ made }: ModelFolders, name: string): Promise<Buffer | undefined> {
  if (made === undefined) return undefined
  return readFile(join(made, name)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

export async function hasMade({ made }: ModelFolders, name: string): Promise<boolean> {
  if (made === undefined) return true
  return stat(join(made, name)).then(
    () => true,
    () => false,
  )
}

/** Written aside and renamed: somebody may be asking for it at this moment. */
export async function cacheMade({ made }: ModelFolders, name: string, bytes: Buffer): Promise<void> {
  if (made === undefined || (await hasMade({ given: '', made }, name))) return
  await mkdir(made, { recursive: true })
  const part = join(made, `.${randomUUID()}.part`)
  await writeFile(part, bytes)
  await rename(part, join(made, name))
}
