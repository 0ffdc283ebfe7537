import { useEffect, useRef, type ReactNode } from 'react'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import type { EmployeePageModel, EmployeeResult, EmployeeView } from '@firkant/domain/page/models/employee-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { Guard } from '../../platform/guard.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { DayView } from './day-view.tsx'
import style from './employee-page.module.css'
import { LogView } from './log-view.tsx'
import { OrderLookup } from './order-lookup.tsx'
import { Act, PlainForm } from './plain-form.tsx'
import { SafetyView } from './safety-view.tsx'
import { employeePageTexts } from './employee-page.texts.ts'

const GOOD: readonly EmployeeResult[] = ['released', 'passkeyAdded', 'passkeyRemoved', 'sessionEnded']

const VIEWS: Readonly<Record<EmployeeView, (props: { readonly model: EmployeePageModel }) => ReactNode>> = {
  today: DayView,
  order: OrderLookup,
  safety: SafetyView,
  log: LogView,
}

/** Signed out in another tab, or the account was closed: what is shown here is then nobody's. */
function useLeaveWhenSignedOut(): void {
  const isLoggedIn = useDynamicData('employee').data?.isLoggedIn
  useEffect(() => {
    if (isLoggedIn === false) window.location.reload()
  }, [isLoggedIn])
}

/** The result of a form came with a new document, so it takes the focus. */
function Notice({ result }: { readonly result: EmployeeResult }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus({ preventScroll: true }), [])
  const isGood = GOOD.includes(result)
  return (
    <p
      ref={notice}
      className={style.notice}
      data-part="employee-notice"
      data-tone={isGood ? 'good' : 'bad'}
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
    >
      {text(`result.${result}`)}
    </p>
  )
}

function Head({ model }: { readonly model: EmployeePageModel }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const { pages } = useFrame()
  const stores = useDynamicData('employee').data?.stores ?? []
  return (
    <header className={style.head}>
      <div>
        <p className={style.role}>{text(`role.${model.role}`)}</p>
        <h1 className={style.title}>
          <bdi>{model.displayName}</bdi>
        </h1>
        <div className={style.ways}>
          <a href={pages?.startPageUrl ?? '/'} data-part="text-link">
            {text('head.toShop')}
          </a>
          {model.insightsUrl !== undefined && (
            <a href={model.insightsUrl} data-part="text-link">
              {text('head.insights')}
            </a>
          )}
          <Act action={EMPLOYEE_FORMS.logout} field="leave" value="1">
            {text('head.logOut')}
          </Act>
        </div>
      </div>
      <PlainForm action={EMPLOYEE_FORMS.store} className={style.store}>
        <SelectBox
          name="storeId"
          label={text('head.store')}
          placeholder={model.store ? undefined : text('head.noStore')}
          defaultValue={model.store?.id ?? ''}
          choices={stores.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
        <button type="submit" data-part="button">
          {text('head.choose')}
        </button>
      </PlainForm>
    </header>
  )
}

/** What an employee does beside selling; every part of it works without scripts, but for new passkeys. */
export function EmployeePage({ page }: { readonly page: PageWith<'EmployeePage'> }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const { model } = page
  const View = VIEWS[model.view]
  useLeaveWhenSignedOut()
  return (
    <div className={style.page} data-part="employee-at-work">
      <Head model={model} />
      <nav className={style.nav} aria-label={text('nav')}>
        <ul>
          {model.views.map(({ view, url }) => (
            <li key={view}>
              <a href={url} aria-current={view === model.view ? 'page' : undefined}>
                {text(`view.${view}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {model.result && <Notice result={model.result} />}
      <Guard>
        <View model={model} />
      </Guard>
    </div>
  )
}
