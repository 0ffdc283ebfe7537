import type { ReactNode } from 'react'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import type { EmployeePageModel, EmployeeSafety } from '@firkant/domain/page/models/employee-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { AddPasskey } from './add-passkey.tsx'
import style from './employee-page.module.css'
import { Act } from './plain-form.tsx'
import { employeePageTexts } from './employee-page.texts.ts'

function Passkeys({ safety: { passkeys, hasCode } }: { readonly safety: EmployeeSafety }): ReactNode {
  const { text, language } = useTexts(employeePageTexts)
  const day = (at: string) => formatDate(language, new Date(at))
  return (
    <section className={style.card} data-part="employee-passkeys">
      <h2 className={style.heading}>{text('safety.passkeys')}</h2>
      <p className={style.empty}>{text('safety.passkeysIntro')}</p>
      {passkeys.length === 0 && <p>{text('safety.noPasskeys')}</p>}
      <ul className={style.list}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className={style.row}>
            <span className={style.facts}>
              <bdi className={style.name}>{name}</bdi>
              <span className={style.small}>
                {text('safety.added', { date: day(createdAt) })}
                {lastUsedAt !== undefined && ` · ${text('safety.used', { date: day(lastUsedAt) })}`}
              </span>
            </span>
            <Act
              action={EMPLOYEE_FORMS.removePasskey}
              field="id"
              value={id}
              label={text('safety.removeNamed', { name })}
            >
              {text('safety.remove')}
            </Act>
          </li>
        ))}
      </ul>
      <AddPasskey hasCode={hasCode} />
    </section>
  )
}

function Sessions({ sessions }: Pick<EmployeeSafety, 'sessions'>): ReactNode {
  const { text, language } = useTexts(employeePageTexts)
  return (
    <section className={style.card}>
      <h2 className={style.heading}>{text('safety.sessions')}</h2>
      <ul className={style.list}>
        {sessions.map(({ id, device: given, network, lastSeenAt, isCurrent }) => {
          const device = given === '' ? text('safety.unknownDevice') : given
          const seen = new Date(lastSeenAt)
          return (
            <li key={id} className={style.row}>
              <span className={style.facts}>
                <span className={style.name}>{device}</span>
                <span className={style.small}>
                  {text('safety.seen', { date: formatDate(language, seen), time: formatTime(language, seen) })}
                  {network !== '' && ` · ${network}`}
                </span>
              </span>
              {isCurrent ? (
                <span className={style.mark}>{text('safety.thisDevice')}</span>
              ) : (
                <Act
                  action={EMPLOYEE_FORMS.endSessions}
                  field="id"
                  value={id}
                  label={text('safety.endNamed', { device })}
                >
                  {text('safety.end')}
                </Act>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Act action={EMPLOYEE_FORMS.endSessions} field="others" value="1">
          {text('safety.endOthers')}
        </Act>
      )}
    </section>
  )
}

/** How the employee signs in, and where they are signed in. */
export function SafetyView({ model: { safety } }: { readonly model: EmployeePageModel }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  if (!safety) return null
  return (
    <div className={style.columns}>
      <Passkeys safety={safety} />
      <div className={style.stack}>
        <Sessions sessions={safety.sessions} />
        <section className={style.card}>
          <h2 className={style.heading}>{text('safety.code')}</h2>
          <p>{text(safety.hasCode ? 'safety.hasCode' : 'safety.noCode')}</p>
        </section>
      </div>
    </div>
  )
}
