import { sql } from 'drizzle-orm'
import type { MadeModel, StoredModel } from '@firkant/domain/models-3d/made-model.ts'
import { MODEL_TOLERANCE_MM } from '@firkant/domain/models-3d/model-limits.ts'
import { hashOfFile, sourceOf } from '../../models-3d/file-hash.ts'
import { openModel, type OpenedModel } from '../../models-3d/make-model-files.ts'
import { ModelError } from '../../models-3d/model-error.ts'
import { hasMade, cacheMade, readGivenModel, type ModelFolders } from '../../models-3d/model-folders.ts'
import { UNITS_PER_METRE } from '../../models-3d/model-geometry.ts'
import { stagedProduct } from './staged-product-tables.ts'
import type { Transaction } from './staged-table.ts'

/** Checks the models that staged products name, and makes what is shown of them. Problems wait in a table of their own. */
interface GivenModel extends Record<string, unknown> {
  readonly place: string
  readonly model: StoredModel
  readonly held: MadeModel | null
  readonly width: number
  readonly height: number
  readonly depth: number
}

const products = stagedProduct.products.name
const MM_PER_CM = 10
const UNITS_PER_MM = UNITS_PER_METRE / 1000
const AXES = ['width', 'height', 'depth'] as const

const inMm = (units: number) => units / UNITS_PER_MM
const inCm = (mm: number) => String(Number((mm / MM_PER_CM).toFixed(2)))

function checkMeasures({ box }: OpenedModel, product: GivenModel): void {
  const sizes = AXES.map((_, axis) => inMm((box.max[axis as 0] ?? 0) - (box.min[axis as 0] ?? 0)))
  const wanted = AXES.map((name) => product[name] * MM_PER_CM)
  const isWrong = sizes.some((size, axis) => Math.abs(size - (wanted[axis] ?? 0)) > MODEL_TOLERANCE_MM)
  const said = (measures: readonly number[]) => `${measures.map(inCm).join(' × ')} cm`
  if (isWrong)
    throw new ModelError(
      `measures ${said(sizes)} (width, height, depth), but the product ${said(wanted)}: at most ${MODEL_TOLERANCE_MM} mm apart`,
    )
  const floor = inMm(box.min[1])
  if (Math.abs(floor) > MODEL_TOLERANCE_MM)
    throw new ModelError(`does not stand on the floor: its lowest point is at ${inCm(floor)} cm`)
}

/** Files are opened one after the other: a model is some megabytes of memory. */
function createReader(folders: ModelFolders) {
  let last: { readonly file: string; readonly source: string; opened?: Promise<OpenedModel>; bytes: Buffer } | undefined
  return async (file: string) => {
    if (last?.file !== file) {
      const bytes = await readGivenModel(folders, file)
      last = { file, bytes, source: sourceOf(bytes) }
    }
    const current = last
    return { source: current.source, open: () => (current.opened ??= openModel(current.bytes)) }
  }
}

async function makeModel(
  given: GivenModel,
  { read, folders }: { read: ReturnType<typeof createReader>; folders: ModelFolders },
): Promise<MadeModel> {
  const { model, held } = given
  const { source, open } = await read(model.file)
  const opened = await open()
  checkMeasures(opened, given)
  if (held?.source === source && held.variant === model.variant && (await hasMade(folders, `${held.usdz}.usdz`)))
    return { ...held, ...model }
  const { glb, usdz, variant } = opened.colour(model.variant)
  const made: MadeModel = {
    file: model.file,
    ...(variant !== undefined && { variant }),
    source,
    design: hashOfFile(opened.design),
    glb: hashOfFile(glb),
    usdz: hashOfFile(usdz),
  }
  await cacheMade(folders, `${made.usdz}.usdz`, usdz)
  return made
}

/** The column of staged products then holds what was made; `modelProblems` selects what was wrong. */
export async function checkModels(tx: Transaction, folders: ModelFolders): Promise<void> {
  await tx.execute(sql`create temporary table model_problems (place bigint, path text, message text) on commit drop`)
  const { rows } = await tx.execute<GivenModel>(sql`
    select given.place, given.model, held.model as held, given.width_cm as width, given.height_cm as height, given.depth_cm as depth
    from ${products} as given left join products as held on held.key = given.key
    where given.model is not null order by given.model ->> 'file', given.place`)
  const read = createReader(folders)
  for (const given of rows) {
    try {
      const made = await makeModel(given, { read, folders })
      await tx.execute(sql`update ${products} set model = ${JSON.stringify(made)}::jsonb where place = ${given.place}`)
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      await tx.execute(
        sql`insert into model_problems values (${given.place}, ${`model.${error.field}`}, ${error.message})`,
      )
    }
  }
}

export const modelProblems = sql`
  select place, path, message from model_problems where place in (select place from ${products})`
