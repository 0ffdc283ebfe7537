import { useState, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { QrImage } from '@firkant/ui/qr-image/qr-image.tsx'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import type { HandOverFailure, HandOverLink } from './hand-over-watch.ts'
import style from './selling.module.css'
import { useHandOver } from './use-hand-over.ts'
import { sellingTexts } from './selling.texts.ts'

function Link({ link }: { readonly link: HandOverLink }): ReactNode {
  const { reportError } = useShop()
  const { text } = useTexts(sellingTexts)
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => announcer.announce(text('copied')),
      (error: unknown) => reportError(error, 'warn'),
    )
  return (
    <div className={style.scan}>
      <QrImage code={link.qr} label={text('scan')} />
      <p className={style.url} data-part="hand-over-url">
        {link.url.replace(/^https?:\/\//, '')}
      </p>
      <button type="button" data-part="text-link" onClick={() => void copy()}>
        {text('copy')}
      </button>
    </div>
  )
}

export function HandOverPart(): ReactNode {
  const { reportError } = useShop()
  const { text } = useTexts(sellingTexts)
  const { watch, handOver } = useHandOver()
  const [failure, setFailure] = useState<HandOverFailure>()
  const { state, link } = handOver
  const action = useAsyncAction()
  const run = async (work: () => Promise<HandOverFailure | undefined>): Promise<boolean> => {
    const failed = await work().catch((error: unknown) => {
      reportError(error, 'warn')
      return 'failed' as const
    })
    setFailure(failed)
    if (failed) announcer.announce(text(failed))
    return failed === undefined
  }
  const withdraw = () =>
    run(async () => {
      await watch.withdraw()
      announcer.announce(text('withdrawn'))
      return undefined
    })
  return (
    <section className={style.part} data-state={state}>
      <h3 className={style.title}>{text('handOverHeading')}</h3>
      {state === 'taken' ? (
        <p className={style.taken} role="status">
          <Icon name="user-check" />
          <strong>{text('taken')}</strong> {text('takenText')}
        </p>
      ) : (
        <p className={style.intro}>{text('handOverIntro')}</p>
      )}
      {link && <Link link={link} />}
      {state === 'waiting' && <p role="status">{text('waiting')}</p>}
      {failure && <p className={style.failure}>{text(failure)}</p>}
      <div className={style.actions}>
        <AsyncButton
          state={action.state}
          part="button"
          type="button"
          onPress={() => void action.run(() => run(watch.make))}
          status={{ pending: text('making') }}
        >
          {text(state === 'waiting' ? 'remake' : 'make')}
        </AsyncButton>
        {state === 'waiting' && (
          <button type="button" data-part="text-link" onClick={() => void withdraw()}>
            {text('withdraw')}
          </button>
        )}
      </div>
    </section>
  )
}
