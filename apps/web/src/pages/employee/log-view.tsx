import type { ReactNode } from 'react'
import { EMPLOYEE_EVENTS } from '@firkant/domain/employee/employee-events.ts'
import { formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { EMPLOYEE_PARAMS, type AuditLog, type EmployeePageModel } from '@firkant/domain/page/models/employee-models.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './employee-page.module.css'
import { employeePageTexts } from './employee-page.texts.ts'

function useKindText() {
  const { text } = useTexts(employeePageTexts)
  return (kind: string) => {
    const known = EMPLOYEE_EVENTS.find((each) => each === kind)
    return known ? text(`kind.${known}`) : kind
  }
}

function Filter({ log }: { readonly log: AuditLog }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const kindText = useKindText()
  const { filter, employees, kinds } = log
  return (
    <form method="get" className={style.filter} data-form="employee-log">
      <input type="hidden" name={EMPLOYEE_PARAMS.view} value="log" />
      <SelectBox
        name={EMPLOYEE_PARAMS.employee}
        label={text('log.employee')}
        placeholder={text('log.all')}
        defaultValue={filter.employee}
        choices={employees.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectBox
        name={EMPLOYEE_PARAMS.kind}
        label={text('log.kind')}
        placeholder={text('log.all')}
        defaultValue={filter.kind}
        choices={kinds.map((kind) => ({ value: kind, label: kindText(kind) }))}
      />
      <label className={style.day}>
        <span>{text('log.day')}</span>
        <input type="date" name={EMPLOYEE_PARAMS.day} defaultValue={filter.day} />
      </label>
      <button type="submit" data-part="button">
        {text('log.show')}
      </button>
    </form>
  )
}

function Events({ events }: Pick<AuditLog, 'events'>): ReactNode {
  const { text, language } = useTexts(employeePageTexts)
  const kindText = useKindText()
  return (
    <ol className={style.list} data-part="employee-events">
      {events.map(({ id, at, employeeName, kind, storeName, subject, reason }) => {
        const moment = new Date(at)
        return (
          <li key={id} className={style.row}>
            <div className={style.facts}>
              <p className={style.name}>
                {kindText(kind)}
                {subject !== undefined && ` · ${subject}`}
              </p>
              {reason !== undefined && (
                <p>
                  {text('log.why')}: <bdi>{reason}</bdi>
                </p>
              )}
              <p className={style.small}>
                <bdi>{employeeName}</bdi>
                {storeName !== undefined && ` · ${storeName}`}
              </p>
            </div>
            <time className={style.small} dateTime={at}>
              {formatShortDate(language, moment)} {formatTime(language, moment)}
            </time>
          </li>
        )
      })}
    </ol>
  )
}

/** Who did what, when and why. */
export function LogView({ model: { log } }: { readonly model: EmployeePageModel }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  if (!log) return null
  const { newerUrl, olderUrl } = log
  return (
    <section className={style.card}>
      <h2 className={style.heading}>{text('view.log')}</h2>
      <p className={style.empty}>{text('log.intro')}</p>
      <Filter log={log} />
      {log.events.length === 0 ? <p>{text('log.none')}</p> : <Events events={log.events} />}
      {(newerUrl ?? olderUrl) !== undefined && (
        <p className={style.ways}>
          {newerUrl !== undefined && (
            <a href={newerUrl} data-part="text-link">
              {text('log.newer')}
            </a>
          )}
          {olderUrl !== undefined && (
            <a href={olderUrl} data-part="text-link">
              {text('log.older')}
            </a>
          )}
        </p>
      )}
    </section>
  )
}
