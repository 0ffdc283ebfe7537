import type { CSSProperties, ReactNode } from 'react'
import type { SampleChoice, SamplesModel } from '@firkant/domain/page/models/samples-model.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { SAMPLE_FIELDS, SAMPLE_FORM, type SampleFault } from '@firkant/domain/samples/sample-form.ts'
import { MAX_SAMPLES } from '@firkant/domain/samples/samples.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './samples-page.module.css'
import { samplesTexts } from './samples.texts.ts'

const FAULTS = { none: 'none', tooMany: 'tooMany', soldOut: 'gone' } as const satisfies Record<SampleFault, string>
const FAULT_ID = 'sample-fault'

interface ChoiceProps {
  readonly sample: SampleChoice
  /** Where colours of more than one material stand together. */
  readonly isWrong: boolean
}

function Choice({ sample, isWrong }: ChoiceProps): ReactNode {
  const { text } = useTexts(samplesTexts)
  const { sku, colour, hex, image, isAvailable, isInCart, isChosen } = sample
  const note = isInCart ? text('inCart') : isAvailable ? undefined : text('soldOut')
  return (
    <li>
      <label className={style.sample} data-part="sample" data-off={note !== undefined || undefined}>
        <input
          type="checkbox"
          name={SAMPLE_FIELDS.sku}
          value={sku}
          className={style.box}
          defaultChecked={isChosen || isInCart}
          disabled={isInCart || !isAvailable}
          aria-describedby={isWrong ? FAULT_ID : undefined}
          aria-invalid={isWrong || undefined}
        />
        <span className={style.swatch} style={{ '--swatch': hex } as CSSProperties}>
          {image && (
            <Image image={image} sizes="(width > 767px) 180px, 45vw" ratio="1:1" decorative className={style.image} />
          )}
        </span>
        <span className={style.name}>{colour}</span>
        {note !== undefined && <span className={style.note}>{note}</span>}
      </label>
    </li>
  )
}

interface GroupProps {
  readonly title: string
  readonly samples: readonly SampleChoice[]
  readonly isWrong: boolean
}

function Group({ title, samples, isWrong }: GroupProps): ReactNode {
  return (
    <fieldset className={style.group}>
      <legend className={style.title}>{title}</legend>
      <ul className={style.samples}>
        {samples.map((sample) => (
          <Choice key={sample.sku} sample={sample} isWrong={isWrong} />
        ))}
      </ul>
    </fieldset>
  )
}

function SamplesForm({ model }: { model: SamplesModel }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(samplesTexts)
  const { of, own, others, inCart, isReminded, fault } = model
  const isWrong = fault !== undefined
  const left = MAX_SAMPLES - inCart
  return (
    <form method="post" action={SAMPLE_FORM} className={style.form}>
      <input type="hidden" name="language" value={language} />
      {of && <input type="hidden" name={SAMPLE_FIELDS.of} value={of.key} />}
      {fault && (
        <p id={FAULT_ID} className={style.wrong} role="alert" data-part="sample-fault">
          {text(FAULTS[fault])}
        </p>
      )}
      {own.length > 0 && <Group title={text('of', { name: of?.name ?? '' })} samples={own} isWrong={isWrong} />}
      {others.map(({ material, samples }) => (
        <Group key={material} title={material} samples={samples} isWrong={isWrong} />
      ))}
      <div className={style.foot}>
        <p className={style.left}>{left > 0 ? text('left', { count: left }) : text('full')}</p>
        <CheckField
          name={SAMPLE_FIELDS.remind}
          value="1"
          defaultChecked={isReminded}
          label={text('remind')}
          hint={text('remindHint')}
        />
        <button type="submit" data-part="button" disabled={left <= 0}>
          {text('add')}
        </button>
      </div>
    </form>
  )
}

/** Pieces of fabric and wood to look at. The same with scripts and without: it is posted, and leads to the cart. */
export function SamplesPage({ page }: { page: PageWith<'SamplesPage'> }): ReactNode {
  const { text } = useTexts(samplesTexts)
  const { model } = page
  const { of, own, others } = model
  return (
    <section className={style.page} data-part="samples">
      <header className={style.head}>
        <h1>{text('heading')}</h1>
        <p>{text('intro')}</p>
        {of && (
          <p>
            <a href={of.url} data-part="text-link">
              {text('back', { name: of.name })}
            </a>
          </p>
        )}
      </header>
      {own.length + others.length > 0 ? <SamplesForm model={model} /> : <p>{text('empty')}</p>}
    </section>
  )
}
