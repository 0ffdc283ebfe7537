import { MODELS_PATH, type ShownModel } from '@firkant/domain/models-3d/ar-links.ts'
import type { MadeModel } from '@firkant/domain/models-3d/made-model.ts'

interface NamedModel {
  readonly key: string
  readonly designKey: string
  readonly model: MadeModel
}

/** The name at the end is what a phone calls the file; the hash finds it. */
export function shownModel({ key, designKey, model }: NamedModel, absolute: (path: string) => string): ShownModel {
  return {
    design: `${MODELS_PATH}${model.design}/${designKey}.glb`,
    ...(model.variant !== undefined && { variant: model.variant }),
    glb: absolute(`${MODELS_PATH}${model.glb}/${key}.glb`),
    usdz: `${MODELS_PATH}${model.usdz}/${key}.usdz`,
  }
}
