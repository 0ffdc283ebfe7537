import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { ShownModel } from '@firkant/domain/models-3d/ar-links.ts'
import { Icon, type IconName } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { roomTexts } from './room.texts.ts'
import { modelMemory, wasJustOpened } from './model-memory.ts'
import style from './model-view.module.css'
import { useModelStage } from './use-model-stage.ts'
import { STEPS, useTurning } from './use-turning.ts'

export interface ModelViewProps {
  readonly shown: ShownModel
  readonly name: string
  readonly onClose: () => void
}

const BUTTONS: readonly { step: keyof typeof STEPS; icon: IconName }[] = [
  { step: 'left', icon: 'left' },
  { step: 'right', icon: 'right' },
  { step: 'nearer', icon: 'plus' },
  { step: 'farther', icon: 'minus' },
]

/** The product in three dimensions: turned by finger, mouse, keys or buttons. */
export function ModelView({ shown, name, onClose }: ModelViewProps): ReactNode {
  const { text } = useTexts(roomTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { state, move } = useModelStage(canvas, shown, attempt)
  const hintId = useId()
  const memory = modelMemory(useShop())
  useEffect(() => {
    if (wasJustOpened(memory)) canvas.current?.focus({ preventScroll: true })
  }, [memory])
  const isThere = state === 'loading' || state === 'shown'
  return (
    <div className={style.stage} data-part="model" data-state={state} data-variant={shown.variant}>
      {/* It takes arrows, plus and minus itself: that is what an application is. */}
      <canvas
        // A context that was lost or freed can't be used again.
        key={`${shown.design} ${shown.variant} ${attempt}`}
        ref={canvas}
        className={style.canvas}
        hidden={!isThere}
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        role="application"
        aria-label={text('model', { name })}
        aria-describedby={hintId}
        {...useTurning(move)}
      />
      <p className={style.message} role="status">
        {state === 'loading' && text('loading')}
        {state === 'failed' && text('failed')}
        {state === 'unable' && text('unable')}
      </p>
      {state === 'failed' && (
        <button type="button" className={style.again} onClick={() => setAttempt(attempt + 1)}>
          {text('again')}
        </button>
      )}
      {isThere && (
        <div className={style.buttons}>
          {BUTTONS.map(({ step, icon }) => (
            <button
              key={step}
              type="button"
              className={style.button}
              aria-label={text(step)}
              onClick={() => move(STEPS[step])}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      )}
      <button type="button" className={style.close} aria-label={text('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <p id={hintId} className={style.hint} hidden={!isThere}>
        {text('hint')}
      </p>
    </div>
  )
}
