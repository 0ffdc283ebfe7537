import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { CONTROL } from '@firkant/domain/experiences/experience-rule.ts'
import type { ExperimentResult, VariantResult } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { useAudienceWords } from './audience-words.ts'
import { useStoppingRule, useVerdictWords } from './verdict-words.ts'

interface VariantRowProps {
  readonly result: VariantResult
  readonly isExperiment: boolean
}

function VariantRow({ result, isExperiment }: VariantRowProps): ReactNode {
  const { text, number, money, share } = useTexts()
  const { variant, weight, visitors, buyers, orders, rate, low, high, probabilityBest, evidence } = result
  const { revenuePerVisitor, lcpP75Ms, errorsPerThousandViews, warnings } = result
  const sold = revenuePerVisitor.map(({ minor, currency }) => money(minor, currency))
  return (
    <tr>
      <th scope="row">
        {variant === CONTROL ? text('variantControl') : variant}
        {isExperiment && (
          <span className="quiet">
            {text('variantWeight')} {number(weight)}
          </span>
        )}
        {warnings.map((warning) => (
          <span key={warning} className="problem">
            {text(warning === 'slower' ? 'warningSlower' : 'warningErrors')}
          </span>
        ))}
      </th>
      <td>{number(visitors)}</td>
      <td>
        {number(buyers)}
        <span className="quiet">
          {text('orderedOf')} {number(orders)}
        </span>
      </td>
      <td>
        {share(rate, 2)}
        {isExperiment && (
          <span className="quiet">{text('rateBetween', { low: share(low, 2), high: share(high, 2) })}</span>
        )}
      </td>
      <td>{sold.length === 0 ? '–' : sold.join(' + ')}</td>
      {isExperiment && (
        <td>
          {share(probabilityBest, 1)}
          {variant !== CONTROL && (
            <span className="quiet">
              {text('evidenceOf')} {text('evidenceTimes', { count: number(Math.round(evidence * 10) / 10) })}
            </span>
          )}
        </td>
      )}
      <td>
        {lcpP75Ms === undefined ? '–' : `${number(Math.round(lcpP75Ms))} ms`}
        <span className="quiet">
          {text('errorsOf')} {number(Math.round(errorsPerThousandViews * 10) / 10)}
        </span>
      </td>
    </tr>
  )
}

function Variants({ result }: { readonly result: ExperimentResult }): ReactNode {
  const { text } = useTexts()
  const isExperiment = result.kind === 'experiment'
  return (
    <div className="wide">
      <table className="card plain-table">
        <thead>
          <tr>
            <th scope="col">{text('experimentVariants')}</th>
            <th scope="col">{text('visitorsSeen')}</th>
            <th scope="col">{text('boughtOf')}</th>
            <th scope="col">{text('rateOf')}</th>
            <th scope="col">{text('perVisitor')}</th>
            {isExperiment && <th scope="col">{text('bestWith')}</th>}
            <th scope="col">{text('lcpOf')}</th>
          </tr>
        </thead>
        <tbody>
          {result.variants.map((each) => (
            <VariantRow key={each.variant} result={each} isExperiment={isExperiment} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Result({ result }: { readonly result: ExperimentResult }): ReactNode {
  const { text, number } = useTexts()
  const words = useAudienceWords()
  const verdict = useVerdictWords()
  const rule = useStoppingRule()
  const { days, audience, kind } = result
  return (
    <>
      <p className="lead">
        {words(audience)} · {days === 1 ? text('experimentDay') : text('experimentDays', { days: number(days) })}
      </p>
      <section className="notice" aria-label={text('verdict')}>
        <p>
          <strong>{verdict(result)}</strong>
        </p>
      </section>
      <Variants result={result} />
      {kind === 'experiment' && (
        <section className="card">
          <h2>{text('stoppingRule')}</h2>
          <p>{rule}</p>
        </section>
      )}
    </>
  )
}

export function ExperimentPage({ id }: { readonly id: string }): ReactNode {
  const { text } = useTexts()
  const loaded = useLoaded(`experiment ${id}`, () =>
    callServer('GET /api/studio/experiments/result', { query: { key: id } }),
  )
  return (
    <>
      <p>
        <Link href="/studio/experiments">{text('experiments')}</Link>
      </p>
      <h1>{id}</h1>
      <WhenLoaded of={loaded}>{(result) => <Result result={result} />}</WhenLoaded>
    </>
  )
}
