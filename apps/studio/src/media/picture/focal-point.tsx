import { useId, type PointerEvent, type ReactNode } from 'react'
import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { PictureImage } from '../picture-image.tsx'

const STAGE_PX = 960
const CROP_PX = 360
const MIDDLE: PicturePoint = { x: 50, y: 50 }
const CROPS = ['1:1', '3:4', '16:9'] as const

interface FocalPointProps {
  readonly picture: { readonly file: string; readonly version: string; readonly width: number; readonly height: number }
  /** Undefined: nobody chose one here. */
  readonly point: PicturePoint | undefined
  /** What holds without one of its own. */
  readonly otherwise: PicturePoint | undefined
  readonly onChange: (point: PicturePoint | undefined) => void
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): PicturePoint {
  const box = currentTarget.getBoundingClientRect()
  const share = (from: number, length: number) => Math.round(Math.min(100, Math.max(0, (from / length) * 100)))
  return { x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) }
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ label, value, onChange }: SliderProps): ReactNode {
  const id = useId()
  return (
    <p className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">{value} %</span>
    </p>
  )
}

/** By pointer on the picture, or with two sliders; every crop shows at once what it would keep. */
export function FocalPoint({ picture, point, otherwise, onChange }: FocalPointProps): ReactNode {
  const { text } = useTexts()
  const shown = point ?? otherwise ?? MIDDLE
  const set = (event: PointerEvent<HTMLElement>) => onChange(pointOf(event))
  return (
    <fieldset className="focal">
      <legend>{text('focus')}</legend>
      <p className="help">{text('focusLead')}</p>
      <div className="focal-parts">
        <div
          className="focal-stage"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            set(event)
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && set(event)}
        >
          <PictureImage picture={picture} width={STAGE_PX} />
          <span className="focal-mark" style={{ left: `${shown.x}%`, top: `${shown.y}%` }} />
        </div>
        <div>
          <Slider label={text('focusX')} value={Math.round(shown.x)} onChange={(x) => onChange({ ...shown, x })} />
          <Slider label={text('focusY')} value={Math.round(shown.y)} onChange={(y) => onChange({ ...shown, y })} />
          {point ? (
            <button type="button" className="link" onClick={() => onChange(undefined)}>
              {text('focusClear')}
            </button>
          ) : (
            <p className="quiet">{text(otherwise ? 'focusOfFiles' : 'focusNone')}</p>
          )}
          <h3>{text('focusCrops')}</h3>
          <ul className="crops">
            {CROPS.map((ratio) => (
              <li key={ratio}>
                <span className="crop" data-ratio={ratio}>
                  <PictureImage picture={picture} width={CROP_PX} focus={shown} />
                </span>
                <span className="quiet">{ratio}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </fieldset>
  )
}
