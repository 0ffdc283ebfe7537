import { createContext, useContext, useId, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, Problems } from './field-props.tsx'
import { FieldHelp, useFieldWords } from './field-words.tsx'

interface Pictures {
  readonly image?: string | undefined
  readonly mobileImage?: string | undefined
}

const PicturesContext = createContext<Pictures>({})

const fileOf = (value: unknown) =>
  isFields(value) && typeof value.file === 'string' && value.file !== '' ? value.file : undefined

/** Points below it lie on these pictures, unless a form further down has its own. */
export function PicturesOf({ value, children }: { readonly value: unknown; readonly children: ReactNode }): ReactNode {
  const above = useContext(PicturesContext)
  const [image, mobileImage] = isFields(value) ? [fileOf(value.image), fileOf(value.mobileImage)] : []
  const own = image === undefined && mobileImage === undefined ? above : { image, mobileImage }
  return <PicturesContext.Provider value={own}>{children}</PicturesContext.Provider>
}

interface Point {
  readonly x: number
  readonly y: number
}
const MIDDLE: Point = { x: 50, y: 50 }
const STEP = 1
const LARGE_STEP = 10
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function pointIn(value: unknown): Point | undefined {
  return isFields(value) && typeof value.x === 'number' && typeof value.y === 'number'
    ? { x: value.x, y: value.y }
    : undefined
}

const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)))

function pressed({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const box = currentTarget.getBoundingClientRect()
  return {
    x: within(((clientX - box.left) / box.width) * 100),
    y: within(((clientY - box.top) / box.height) * 100),
  }
}

interface PointPickerProps {
  readonly label: string
  readonly help: string
  readonly file: string | undefined
  readonly point: Point | undefined
  readonly onChange: (point: Point) => void
}

/** Pressed or dragged on the picture, or moved with the arrow keys (with Shift in larger steps). */
export function PointPicker({ label, help, file, point, onChange }: PointPickerProps): ReactNode {
  const { text } = useTexts()
  const shown = point ?? MIDDLE
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? LARGE_STEP : STEP
    onChange({ x: within(shown.x + step[0] * by), y: within(shown.y + step[1] * by) })
  }
  if (file === undefined) return <p className="quiet">{text('pointNeedsPicture')}</p>
  return (
    <div
      className="point-stage"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onChange(pressed(event))
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onChange(pressed(event))}
    >
      <img src={`/images/${file.split('/').map(encodeURIComponent).join('/')}?w=680`} alt="" draggable={false} />
      <button
        type="button"
        className="point-mark"
        data-chosen={point !== undefined}
        style={{ left: `${shown.x}%`, top: `${shown.y}%` }}
        aria-label={`${label}: ${text('pointAt', { x: shown.x, y: shown.y })}`}
        aria-describedby={help}
        onKeyDown={move}
      />
    </div>
  )
}

/** Which part of a picture every crop keeps. */
export function PointView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { text } = useTexts()
  const { label } = useFieldWords(field.name)
  const pictures = useContext(PicturesContext)
  const id = useId()
  const point = pointIn(value)
  const file = field.name === 'mobile' ? pictures.mobileImage : (pictures.image ?? pictures.mobileImage)
  return (
    <fieldset className="group" data-kind="point">
      <legend>{label}</legend>
      <PointPicker label={label} help={`${id}-help`} file={file} point={point} onChange={onChange} />
      <FieldHelp id={`${id}-help`} name={field.name}>
        {text('pointHelp')}
      </FieldHelp>
      <p className="row" role="status">
        <span className="quiet">{point ? text('pointAt', { x: point.x, y: point.y }) : text('pointNone')}</span>
        {point && !field.isNeeded && (
          <button type="button" className="link" onClick={() => onChange(undefined)}>
            {text('pointClear')}
          </button>
        )}
      </p>
      <Problems of={problems.map((each) => ({ ...each, path: [] }))} id={`${id}-problem`} />
    </fieldset>
  )
}

/** A thing that lies on a picture, with its place: one picker in place of two numbers. */
export function PlaceOnPicture({
  value,
  onChange,
}: {
  readonly value: Readonly<Record<string, unknown>>
  readonly onChange: (point: Point) => void
}): ReactNode {
  const { text } = useTexts()
  const { image } = useContext(PicturesContext)
  const id = useId()
  return (
    <div className="field">
      <PointPicker
        label={text('pointPlace')}
        help={`${id}-help`}
        file={image}
        point={pointIn(value)}
        onChange={onChange}
      />
      <p className="help" id={`${id}-help`}>
        {text('pointHelp')}
      </p>
    </div>
  )
}
