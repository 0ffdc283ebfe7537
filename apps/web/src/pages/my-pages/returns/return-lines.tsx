import { useState, type ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { RETURN_FIELDS, RETURN_REASONS } from '@firkant/domain/my-pages/return-form.ts'
import { RETURN_WAYS } from '@firkant/domain/orders/returns/return-states.ts'
import type { ReturnRefusal } from '@firkant/domain/orders/withdrawal/withdraw-schema.ts'
import type { MyPagesReturnModel, ReturnChoice } from '@firkant/domain/page/models/my-pages-models.ts'
import { RadioGroup } from '@firkant/ui/field/radio-group.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { MyNotice } from '../my-notice.tsx'
import style from './return-lines.module.css'
import { myReturnTexts } from './my-return.texts.ts'

type LinesModel = Extract<MyPagesReturnModel, { step: 'lines' }>

const KNOWN: readonly ReturnRefusal[] = ['noLines', 'invalidQuantity', 'unknownLine']

function refusalKey(refused: ReturnRefusal) {
  return KNOWN.includes(refused)
    ? (`refused.${refused as 'noLines' | 'invalidQuantity' | 'unknownLine'}` as const)
    : 'refused.generic'
}

/** Without scripts all of its fields are shown; they count only if the line is ticked. */
function Line({ line }: { line: ReturnChoice }): ReactNode {
  const { text } = useTexts(myReturnTexts)
  const hasScript = useHasScript()
  const [isChosen, setChosen] = useState(false)
  const { id, name, subtitle, image, most } = line
  return (
    <li className={style.line} data-chosen={isChosen || undefined}>
      <label className={style.choice}>
        <input
          type="checkbox"
          className={style.tick}
          name={RETURN_FIELDS.line}
          value={id}
          onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
        />
        <span className={style.picture}>
          {image && <Image image={image} className={style.image} sizes="72px" ratio="1:1" fit="contain" decorative />}
        </span>
        <span>
          <span className={style.name}>{name}</span>
          {subtitle !== '' && <span className={style.subtitle}>{subtitle}</span>}
        </span>
      </label>
      <div className={style.details} hidden={hasScript && !isChosen}>
        {most > 1 && (
          <SelectBox
            name={RETURN_FIELDS.quantity + id}
            label={text('quantity')}
            choices={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            defaultValue={String(most)}
          />
        )}
        <SelectBox
          name={RETURN_FIELDS.reason + id}
          label={text('reason')}
          placeholder={text('reasonNone')}
          choices={RETURN_REASONS.map((reason) => ({ value: reason, label: text(`reason.${reason}`) }))}
        />
      </div>
    </li>
  )
}

/** Which lines come back, why, and how. */
export function ReturnLines({ number, choices, right, ...model }: LinesModel): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(myReturnTexts)
  const until = right.own?.until ?? right.withdrawUntil
  return (
    <form method="post" action={MY_PAGES_FORMS.makeReturn} className={style.form}>
      {model.refused && <MyNotice tone="bad">{text(refusalKey(model.refused))}</MyNotice>}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={MY_PAGES_PARAMS.order} value={number} />
      <input type="hidden" name={RETURN_FIELDS.key} value={model.formKey} />
      <fieldset className={style.group}>
        <legend className={style.legend}>{text('linesTitle', { number })}</legend>
        <p className={style.hint}>
          {text('linesHint')}
          {until !== undefined && ` ${text('until', { day: formatDate(language, new Date(`${until}T12:00:00Z`)) })}`}
        </p>
        <ul className={style.lines}>
          {choices.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </fieldset>
      <div className={style.ways}>
        <RadioGroup
          name={RETURN_FIELDS.way}
          label={text('way')}
          defaultValue="parcel"
          choices={RETURN_WAYS.map((way) => ({ value: way, label: text(`way.${way}`), note: text(`wayNote.${way}`) }))}
        />
      </div>
      <div className={style.foot}>
        <button type="submit" data-part="button">
          {text('send')}
        </button>
        <a href={model.pageUrl} data-part="text-link">
          {text('other')}
        </a>
      </div>
    </form>
  )
}
