import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { ShownModel } from '@firkant/domain/models-3d/ar-links.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { modelMemory } from './model-memory.ts'
import type { View } from './viewer/camera.ts'
import { playModel, type PlayedModel, type StageState } from './viewer/play-model.ts'

/** The model on the canvas: its state, and how it is moved. Each attempt loads it again, on a new canvas. */
export function useModelStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { design, variant }: Pick<ShownModel, 'design' | 'variant'>,
  attempt: number,
) {
  const shop = useShop()
  const [state, setState] = useState<StageState>('loading')
  const played = useRef<PlayedModel>(undefined)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const model = playModel(element, {
      design,
      ...(variant !== undefined && { variant }),
      memory: modelMemory(shop),
      onState: setState,
      reportError: (error) => shop.reportError(error, 'warn'),
    })
    played.current = model
    return model.end
  }, [canvas, design, variant, attempt, shop])
  const move = useCallback((by: Partial<View>) => played.current?.move(by), [])
  return { state, move }
}
