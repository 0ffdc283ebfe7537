import type { ReactNode } from 'react'
import { useRoleNames } from '../parts/closed-to-role.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { WorkButton } from '../parts/work-button.tsx'
import { callServer } from '../platform/call-server.ts'
import { useMay, useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { useWork } from '../platform/use-work.ts'
import { useTexts } from '../texts/use-texts.tsx'

export function JobsPage(): ReactNode {
  const { text, moment, number } = useTexts()
  const { say } = useStudio()
  const mayRetry = useMay('retryJobs')
  const roleNames = useRoleNames()
  const { isWorking, run } = useWork()
  const loaded = useLoaded('jobs', () => callServer('GET /api/studio/jobs'))
  const bar = mayRetry ? undefined : text('barRole', { roles: roleNames('retryJobs') })
  const retry = (ids: string[]) =>
    void run(async () => {
      const { retried, jobs } = await callServer('POST /api/studio/jobs/retry', { body: { ids } })
      loaded.replace({ jobs })
      say(text('retried', { count: number(retried) }))
    })
  return (
    <>
      <h1>{text('jobs')}</h1>
      <p className="lead">{text('jobsLead')}</p>
      <WhenLoaded of={loaded}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <p className="notice">{text('noJobs')}</p>
          ) : (
            <>
              <ul className="list card">
                {jobs.map(({ id, queue, attempts, error, diedAt }) => (
                  <li key={id} className="job">
                    <div>
                      <p>
                        <strong>{queue}</strong>
                      </p>
                      <p className="error-text">{error}</p>
                      <p className="quiet">
                        {text('attempts', { count: number(attempts) })}
                        {diedAt && ` · ${moment(diedAt)}`}
                      </p>
                    </div>
                    <WorkButton label={text('runAgain')} bar={bar} isWorking={isWorking} onPress={() => retry([id])} />
                  </li>
                ))}
              </ul>
              {jobs.length > 1 && (
                <WorkButton
                  label={text('runAllAgain')}
                  bar={bar}
                  isWorking={isWorking}
                  onPress={() => retry(jobs.map(({ id }) => id))}
                />
              )}
            </>
          )
        }
      </WhenLoaded>
    </>
  )
}
