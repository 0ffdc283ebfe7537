import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { CONTROL } from '@firkant/domain/experiences/experience-rule.ts'
import type { ListedExperiment } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { useAudienceWords } from './audience-words.ts'

const resultPath = (key: string) => `/studio/experiments/result?${new URLSearchParams({ key })}`

function ExperimentRow({ experiment }: { readonly experiment: ListedExperiment }): ReactNode {
  const { text, day } = useTexts()
  const words = useAudienceWords()
  const { key, kind, audience, startedAt, endedAt, variants } = experiment
  return (
    <tr>
      <th scope="row">
        <Link href={resultPath(key)}>{key}</Link>
        <span className="quiet">{text(kind === 'experiment' ? 'kindExperiment' : 'kindPersonalisation')}</span>
      </th>
      <td>
        {day(startedAt)}
        <span className="quiet">
          {endedAt === undefined ? text('experimentRuns') : text('experimentEnded', { day: day(endedAt) })}
        </span>
      </td>
      <td>{words(audience)}</td>
      <td>{variants.map((each) => (each.key === CONTROL ? text('variantControl') : each.key)).join(', ')}</td>
    </tr>
  )
}

export function ExperimentList(): ReactNode {
  const { text } = useTexts()
  const loaded = useLoaded('experiments', () => callServer('GET /api/studio/experiments'))
  return (
    <>
      <h1>{text('experiments')}</h1>
      <p className="lead">{text('experimentsLead')}</p>
      <WhenLoaded of={loaded}>
        {({ experiments }) =>
          experiments.length === 0 ? (
            <p className="notice">{text('experimentsNone')}</p>
          ) : (
            <div className="wide">
              <table className="card plain-table">
                <thead>
                  <tr>
                    <th scope="col">{text('experimentName')}</th>
                    <th scope="col">{text('experimentSince')}</th>
                    <th scope="col">{text('experimentAudience')}</th>
                    <th scope="col">{text('experimentVariants')}</th>
                  </tr>
                </thead>
                <tbody>
                  {experiments.map((experiment) => (
                    <ExperimentRow key={experiment.key} experiment={experiment} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </WhenLoaded>
    </>
  )
}
