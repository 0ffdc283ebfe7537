import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'

const sampleSchema = z.strictObject({ name: z.string().min(1), block: blockContent })
export type BlockSample = z.infer<typeof sampleSchema>

/** One block in each of its options: a file with the block's name. */
export interface BlockSamples {
  readonly componentName: string
  readonly samples: readonly BlockSample[]
}

/** Read each time, so that a changed file shows when the page is reloaded. */
export async function readBlockSamples(folder: string): Promise<readonly BlockSamples[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const parsed = z.array(sampleSchema).safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')))
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
      return { componentName: basename(file, '.json'), samples: parsed.data }
    }),
  )
}
