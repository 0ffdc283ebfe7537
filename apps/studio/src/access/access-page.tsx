import type { ReactNode } from 'react'
import { STUDIO_PERMISSIONS } from '@firkant/domain/studio/studio-permissions.ts'
import { useRoleNames } from '../parts/closed-to-role.tsx'
import { useStudio } from '../platform/studio-context.tsx'
import { ROLE_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { SecondFactor } from './second-factor.tsx'

export function AccessPage(): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const roleNames = useRoleNames()
  return (
    <>
      <h1>{text('access')}</h1>
      <p className="lead">{text('accessLead', { email: me.email, role: text(ROLE_NAMES[me.role]) })}</p>
      <SecondFactor />
      <section className="card" aria-labelledby="may-do">
        <h2 id="may-do">{text('mayDo')}</h2>
        <dl className="sums">
          {STUDIO_PERMISSIONS.map((each) => (
            <div key={each}>
              <dt>{text(`may_${each}`)}</dt>
              <dd>{me.permissions.includes(each) ? text('mayYes') : text('mayNo', { roles: roleNames(each) })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
