import type { ReactNode } from 'react'
import { HOME_FIELDS, MAX_MEASURE_LENGTH, STAIR_SHAPES, type HomeField } from '@firkant/domain/fit/home-fields.ts'
import { HOME_FORM, HOME_FORM_FIELDS } from '@firkant/domain/fit/home-form.ts'
import type { WayInPageModel } from '@firkant/domain/page/models/way-in-model.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { WaySketch } from './way-sketch.tsx'
import style from './way-in-page.module.css'
import { wayInTexts } from './way-in.texts.ts'

type Typed = Pick<WayInPageModel, 'typed' | 'problems'>

interface MeasureProps extends Typed {
  readonly name: HomeField
  readonly label: string
}

function Measure({ name, label, typed, problems }: MeasureProps): ReactNode {
  const { text } = useTexts(wayInTexts)
  const [low, high] = HOME_FIELDS[name]
  const texts = {
    missing: text('missing'),
    notNumber: text('notNumber'),
    outside: text('outside', { low, high }),
    turn: text('badTurn'),
  }
  const problem = problems[name]
  return (
    <TextField
      name={name}
      label={`${label} (cm)`}
      defaultValue={typed[name]}
      maxLength={MAX_MEASURE_LENGTH}
      inputMode="decimal"
      autoComplete="off"
      problem={problem && texts[problem]}
    />
  )
}

interface StopProps extends Typed {
  readonly title: string
  readonly sketch: Parameters<typeof WaySketch>[0]['of']
  readonly fields: readonly (readonly [HomeField, string])[]
  readonly hint?: string
  /** Closed until it is said: not every way has it. */
  readonly isOptional?: boolean
  readonly children?: ReactNode
}

/** One place on the way. */
function Stop({ title, sketch, fields, hint, isOptional = false, children, ...said }: StopProps): ReactNode {
  const isSaid = fields.some(([name]) => said.typed[name] || said.problems[name])
  const measures = (
    <div className={style.measures}>
      <WaySketch of={sketch} />
      <div className={style.fields}>
        {fields.slice(0, 1).map(([name, label]) => (
          <Measure key={name} name={name} label={label} {...said} />
        ))}
        {children}
        {fields.slice(1).map(([name, label]) => (
          <Measure key={name} name={name} label={label} {...said} />
        ))}
        {hint !== undefined && <p className={style.hint}>{hint}</p>}
      </div>
    </div>
  )
  return (
    <li className={style.stop} data-part="way-stop">
      {isOptional ? (
        <details className={style.optional} open={isSaid}>
          <summary className={style.more}>
            {title}
            <Icon name="down" className={style.arrow} />
          </summary>
          <fieldset className={style.set} aria-label={title}>
            {measures}
          </fieldset>
        </details>
      ) : (
        <fieldset className={style.set}>
          <legend className={style.title}>{title}</legend>
          {measures}
        </fieldset>
      )}
    </li>
  )
}

/** The places in the order of the way. */
function Stops(said: Typed): ReactNode {
  const { text } = useTexts(wayInTexts)
  const opening = (door: 'front' | 'flat' | 'room') =>
    [
      [`${door}Width`, text('width')],
      [`${door}Height`, text('height')],
    ] as const
  const { turn } = said.typed
  return (
    <ol className={style.way}>
      <Stop title={text('front')} sketch="door" fields={opening('front')} {...said} />
      <Stop
        title={text('stairs')}
        sketch="stairs"
        isOptional
        fields={[
          ['stairsWidth', text('stairsWidth')],
          ['landingDepth', text('landingDepth')],
        ]}
        {...said}
      >
        <SelectBox
          name={HOME_FORM_FIELDS.turn}
          label={text('turn')}
          defaultValue={turn ?? 'none'}
          choices={STAIR_SHAPES.map((value) => ({ value, label: text(`turn.${value}`) }))}
        />
      </Stop>
      <Stop
        title={text('lift')}
        sketch="lift"
        isOptional
        hint={text('liftHint')}
        fields={(['liftDoorWidth', 'liftDoorHeight', 'liftWidth', 'liftDepth', 'liftHeight'] as const).map((name) => [
          name,
          text(name),
        ])}
        {...said}
      />
      <Stop title={text('flat')} sketch="door" isOptional fields={opening('flat')} {...said} />
      <Stop
        title={text('corner')}
        sketch="corner"
        isOptional
        hint={text('cornerHint')}
        fields={(['fromWidth', 'toWidth', 'ceiling'] as const).map((name) => [name, text(name)])}
        {...said}
      />
      <Stop title={text('room')} sketch="door" fields={opening('room')} {...said} />
    </ol>
  )
}

/** The same with scripts and without: it is posted, and leads back. */
export function WayInForm({ model }: { model: WayInPageModel }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(wayInTexts)
  const { from, isShared, isKnown } = model
  const hidden = (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={HOME_FORM_FIELDS.back} value={from} />
    </>
  )
  return (
    <>
      <form method="post" action={HOME_FORM} className={style.form} noValidate>
        {hidden}
        <Stops typed={model.typed} problems={model.problems} />
        <CheckField
          name={HOME_FORM_FIELDS.share}
          value="1"
          defaultChecked={isShared}
          label={text('share')}
          hint={text('shareHint')}
        />
        <button type="submit" data-part="button">
          {text('save')}
        </button>
      </form>
      <p className={style.hint}>{text('kept')}</p>
      {isKnown && (
        <form method="post" action={HOME_FORM}>
          {hidden}
          <button type="submit" name={HOME_FORM_FIELDS.forget} value="1" className={style.forget} data-part="text-link">
            {text('forget')}
          </button>
        </form>
      )}
    </>
  )
}
