import { MAX_MODEL_BYTES } from '@firkant/domain/models-3d/model-limits.ts'
import { colourGlb } from './colour-glb.ts'
import { ModelError } from './model-error.ts'
import { boxOf, placePart, type Box } from './model-geometry.ts'
import { chooseVariant, materialIn, modelIo, readModel } from './read-model.ts'
import { usdaShape, writeUsda } from './usda-writer.ts'
import { writeUsdz } from './usdz-archive.ts'

export interface ColourFiles {
  /** Its name within the model; undefined if that has one look. */
  readonly variant: string | undefined
  readonly glb: Buffer
  readonly usdz: Buffer
}

export interface OpenedModel {
  /** In tenths of a millimetre. */
  readonly box: Box
  /** All colours, as the page's viewer reads them. */
  readonly design: Buffer
  readonly colour: (wanted: string | undefined) => ColourFiles
}

const MESHOPT = 'EXT_meshopt_compression'

function checkSize(bytes: Buffer, what: string): Buffer {
  if (bytes.length > MAX_MODEL_BYTES)
    throw new ModelError(`gives ${what} of ${bytes.length} bytes, but at most ${MAX_MODEL_BYTES} are taken`)
  return bytes
}

/** Everything that is shown of a model. Throws a `ModelError` if the shop can't show it; the same file gives the same bytes. */
export async function openModel(file: Buffer): Promise<OpenedModel> {
  const model = await readModel(file)
  const placed = model.parts.map(placePart)
  const shapes = placed.map((part) => ({ placed: part, shape: usdaShape(part) }))
  // Phones can't unpack it, and the page's viewer needn't know how.
  for (const extension of model.document.getRoot().listExtensionsUsed())
    if (extension.extensionName === MESHOPT) extension.dispose()
  const written = Buffer.from(await (await modelIo()).writeBinary(model.document))
  const design = checkSize(written, 'a GLB')
  return {
    box: boxOf(placed),
    design,
    colour(wanted) {
      const variant = chooseVariant(model, wanted)
      for (const part of model.parts) materialIn(part, variant)
      const { text, textures } = writeUsda(shapes, variant)
      const usdz = writeUsdz([{ name: 'model.usda', bytes: Buffer.from(text) }, ...textures])
      const glb = variant === undefined ? design : colourGlb(design, variant)
      return { variant, glb, usdz: checkSize(usdz, 'a USDZ') }
    },
  }
}
