import type { MadeModel } from '@firkant/domain/models-3d/made-model.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { listModelsCalled } from '../catalog/product-store.ts'
import { FILE_HASH, hashOfFile } from './file-hash.ts'
import { openModel } from './make-model-files.ts'
import { ModelError } from './model-error.ts'
import { cacheMade, readGivenModel, readMade, type ModelFolders } from './model-folders.ts'

export const MODEL_TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const
export type ModelEnding = keyof typeof MODEL_TYPES

export interface AskedModel {
  readonly hash: string
  /** Of the product, or of its design for the file with all colours. */
  readonly key: string
  readonly ending: ModelEnding
}

interface ModelServiceOptions {
  readonly db: Drizzle
  readonly folders: ModelFolders
}

async function makeFile(folders: ModelFolders, model: MadeModel, hash: string): Promise<Buffer | undefined> {
  const opened = await openModel(await readGivenModel(folders, model.file))
  if (model.design === hash) return opened.design
  const { glb, usdz } = opened.colour(model.variant)
  return model.glb === hash ? glb : usdz
}

/** Finds what was made of a model by its content; makes it again where it is gone, or was made on another machine. */
export function createModelService({ db, folders }: ModelServiceOptions) {
  const making = new Map<string, Promise<Buffer | undefined>>()

  async function make(asked: AskedModel): Promise<Buffer | undefined> {
    const { hash, ending } = asked
    const models = await listModelsCalled(db, asked.key)
    const model = models.find(({ design, glb, usdz }) =>
      ending === 'usdz' ? usdz === hash : [design, glb].includes(hash),
    )
    if (!model) return undefined
    const bytes = await makeFile(folders, model, hash).catch((error: unknown) => {
      // The file is gone, or was replaced without an import: its address leads nowhere.
      if (error instanceof ModelError) return undefined
      throw error
    })
    if (!bytes || hashOfFile(bytes) !== hash) return undefined
    await cacheMade(folders, `${hash}.${ending}`, bytes)
    return bytes
  }

  return {
    async find(asked: AskedModel, mayMake: () => Promise<boolean>): Promise<Buffer | undefined | 'too-many'> {
      if (!FILE_HASH.test(asked.hash)) return undefined
      const name = `${asked.hash}.${asked.ending}`
      const kept = await readMade(folders, name)
      if (kept) return kept
      const running = making.get(name)
      if (running) return running
      if (!(await mayMake())) return 'too-many'
      const made = make(asked).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
  }
}
export type ModelService = ReturnType<typeof createModelService>
