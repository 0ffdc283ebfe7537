import { useId, type ReactNode } from 'react'
import { WITHDRAWAL_FIELDS } from '@firkant/domain/orders/order-pages.ts'
import type { WithdrawalChoice } from '@firkant/domain/page/models/order-models.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useWithdrawalTexts } from './use-withdrawal-texts.ts'
import style from './withdrawal-page.module.css'

function Choice({ choice }: { choice: WithdrawalChoice }): ReactNode {
  const { text } = useWithdrawalTexts()
  const { id, name, subtitle, most, chosen } = choice
  const counts = Array.from({ length: most }, (_, at) => at + 1)
  return (
    <li className={style.choice}>
      <CheckField
        name={WITHDRAWAL_FIELDS.line}
        value={id}
        defaultChecked={chosen > 0}
        label={
          <>
            {name}
            {subtitle !== '' && <small>{subtitle}</small>}
          </>
        }
      />
      {most > 1 && (
        <SelectBox
          name={WITHDRAWAL_FIELDS.quantity + id}
          label={text('howMany', { name })}
          defaultValue={String(chosen > 0 ? chosen : most)}
          choices={counts.map((count) => ({ value: String(count), label: text('ofMost', { count, most }) }))}
        />
      )}
    </li>
  )
}

/** Lines and quantities; everything is chosen at first. */
export function WithdrawalChoices({
  choices,
  problem,
}: {
  choices: readonly WithdrawalChoice[]
  problem: string | undefined
}): ReactNode {
  const { text } = useWithdrawalTexts()
  const id = useId()
  return (
    <fieldset className={style.choices} aria-describedby={problem === undefined ? undefined : id}>
      <legend className={style.legend}>{text('which')}</legend>
      <input type="hidden" name={WITHDRAWAL_FIELDS.hasLines} value="1" />
      <ul>
        {choices.map((choice) => (
          <Choice key={choice.id} choice={choice} />
        ))}
      </ul>
      {problem !== undefined && (
        <p id={id} className={style.problem} data-part="field-message" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
