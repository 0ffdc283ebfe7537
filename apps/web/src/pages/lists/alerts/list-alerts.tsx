import { Fragment, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './list-alerts.module.css'
import { ListForm } from '../list-form.tsx'
import { useListsPage } from '../lists-context.ts'
import { ALERTS, useListAlerts, type AlertStates } from './use-list-alerts.ts'
import { listsTexts } from '../lists.texts.ts'

/** Without scripts everything is asked for at once. */
function PlainRest({ asksEmail }: { asksEmail: boolean }): ReactNode {
  const { text } = useTexts(listsTexts)
  return (
    <noscript>
      {asksEmail && <TextField label={text('alerts.email')} type="email" name="email" autoComplete="email" />}
      <button type="submit" data-part="button">
        {text('save')}
      </button>
    </noscript>
  )
}

function Alerts({ alerts }: { alerts: AlertStates }): ReactNode {
  const { text } = useTexts(listsTexts)
  const { lists, list, addressOf } = useListsPage()
  const wish = useListAlerts(alerts)
  const isWaiting = Object.values(alerts).includes('asked')
  return (
    <ListForm
      form="alerts"
      fields={{ listKey: list.listKey }}
      returnTo={addressOf({})}
      onSubmit={wish.save}
      className={style.alerts}
    >
      <h3 className={style.title}>{text('alerts.heading')}</h3>
      <div className={style.choices}>
        {ALERTS.map((kind) => (
          <Fragment key={kind}>
            {/* Without scripts a box that is not ticked says nothing. */}
            <input type="hidden" name={kind} value="false" />
            <CheckField
              label={text(`alerts.${kind}`)}
              name={kind}
              value="true"
              checked={wish.wanted[kind]}
              onChange={(isChecked) => wish.choose(kind, isChecked)}
            />
          </Fragment>
        ))}
      </div>
      {wish.asksEmail && (
        <TextField label={text('alerts.email')} type="email" name="email" autoComplete="email" {...wish.field} />
      )}
      {wish.isChanged && (
        <AsyncButton state={wish.state} part="button">
          {text(wish.isNew ? 'alerts.send' : 'save')}
        </AsyncButton>
      )}
      <PlainRest asksEmail={!lists.canCreate && !wish.wasOn} />
      <p className={style.state}>
        {isWaiting ? text('alerts.asked') : (wish.outcome ?? (wish.wasOn && text('alerts.on')))}
      </p>
    </ListForm>
  )
}

/** Mails when something on the list gets cheaper, or is back in stock. */
export function ListAlerts(): ReactNode {
  const { list } = useListsPage()
  return list.alerts ? <Alerts key={list.listKey} alerts={list.alerts} /> : null
}
