import { useState, type ReactNode } from 'react'
import type { QrCode } from '@firkant/domain/employee/hand-over-calls.ts'
import { FormField } from '../parts/form-field.tsx'
import { WorkButton } from '../parts/work-button.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useWork } from '../platform/use-work.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'

interface Enrolment {
  readonly key: string
  readonly qr: QrCode
  readonly ticket: string
}

/** Dark on white: cameras read no other. */
function QrPicture({ qr }: { readonly qr: QrCode }): ReactNode {
  const { text } = useTexts()
  return (
    <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={text('factorQr')}>
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
      <path fill="#000" d={qr.path} />
    </svg>
  )
}

function ProofForm({ onProved }: { readonly onProved: (enrolment: Enrolment) => void }): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const { isWorking, run } = useWork()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<TextKey>()
  const prove = () =>
    run(async () => {
      const body = { password, ...(code !== '' && { code }) }
      const { enrolment, errorCode } = await callServer('POST /api/studio/code/begin', { body })
      setProblem(enrolment ? undefined : (errorCode ?? 'failed'))
      if (enrolment) onProved(enrolment)
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void prove()
      }}
    >
      <p>{text('factorProof')}</p>
      <FormField
        label={text('password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        problem={problem === 'passwordWrong' ? text(problem) : undefined}
        onChange={setPassword}
      />
      {me.hasCode && (
        <FormField
          label={text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          problem={problem && problem !== 'passwordWrong' ? text(problem) : undefined}
          onChange={setCode}
        />
      )}
      <button type="submit" className="button" data-tone="main" aria-disabled={isWorking}>
        {isWorking ? text('working') : text('factorNext')}
      </button>
    </form>
  )
}

interface ConfirmFormProps {
  readonly enrolment: Enrolment
  readonly onDone: (isSaved: boolean) => void
}

function ConfirmForm({ enrolment, onDone }: ConfirmFormProps): ReactNode {
  const { text } = useTexts()
  const { say } = useStudio()
  const { isWorking, run } = useWork()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<TextKey>()
  const confirm = () =>
    run(async () => {
      const body = { ticket: enrolment.ticket, code }
      const { success, errorCode } = await callServer('POST /api/studio/code/confirm', { body })
      if (success || errorCode === 'expired') {
        say(text(success ? 'factorDone' : 'factorExpired'))
        onDone(success)
      } else setProblem('codeWrong')
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p>{text('factorScan')}</p>
      <QrPicture qr={enrolment.qr} />
      <p className="key">{text('factorKey', { key: enrolment.key })}</p>
      <FormField
        label={text('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        problem={problem && text(problem)}
        onChange={setCode}
      />
      <button type="submit" className="button" data-tone="main" aria-disabled={isWorking}>
        {isWorking ? text('working') : text('factorSave')}
      </button>
    </form>
  )
}

/** Password, then the app's key as a picture, then the app's first code: only that one changes the account. */
export function SecondFactor(): ReactNode {
  const { text } = useTexts()
  const { me, reloadMe } = useStudio()
  const [step, setStep] = useState<'closed' | 'proof' | Enrolment>('closed')
  return (
    <section className="card" aria-labelledby="factor">
      <h2 id="factor">{text('factor')}</h2>
      <p>{text(me.hasCode ? 'factorOn' : 'factorOff')}</p>
      {step === 'closed' && (
        <WorkButton
          label={text(me.hasCode ? 'factorRenew' : 'factorStart')}
          tone={me.hasCode ? 'plain' : 'main'}
          onPress={() => setStep('proof')}
        />
      )}
      {step === 'proof' && <ProofForm onProved={setStep} />}
      {typeof step === 'object' && (
        <ConfirmForm
          enrolment={step}
          onDone={(isSaved) => {
            setStep('closed')
            if (isSaved) reloadMe()
          }}
        />
      )}
    </section>
  )
}
