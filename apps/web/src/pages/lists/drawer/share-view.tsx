import { useEffect, useRef, useState, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { listsOf } from '../../../features/lists/lists-api.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { listsTexts } from '../lists.texts.ts'
import { useDrawer } from './drawer-context.ts'
import style from './list-drawer.module.css'
import { shareAddress } from './share-address.ts'

const COPIED_SHOWN_MS = 3000

/** A phone with a share sheet of its own. */
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

/** True for three seconds after each copy. */
function useCopied(): readonly [isCopied: boolean, show: () => void] {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => {
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), COPIED_SHOWN_MS)
  }
  return [isCopied, show]
}

function Send({ url, name }: { url: string; name: string }): ReactNode {
  const { reportError } = useShop()
  const { text } = useTexts(listsTexts)
  const [isCopied, showCopied] = useCopied()
  const isSheet = hasShareSheet()

  async function send(): Promise<void> {
    try {
      if (isSheet) return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      showCopied()
      announcer.announce(text('copied'))
    } catch (error) {
      // The visitor closed the share sheet: no failure. The link can be copied by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error, 'warn')
    }
  }

  return (
    <button type="button" className={style.wide} data-part="button" onClick={() => void send()}>
      <Icon name="share" className={style.icon} />
      {text(isCopied ? 'copied' : isSheet ? 'sendLink' : 'copy')}
    </button>
  )
}

type Deed = 'renew' | 'unshare'

/** Ends the old link, or all of it. */
function LinkDeeds({ onDeed }: { onDeed: (deed: Deed) => Promise<boolean> }): ReactNode {
  const { text } = useTexts(listsTexts)
  const { state, run } = useAsyncAction()
  return (
    <div className={style.deeds}>
      {(['renew', 'unshare'] as const).map((deed) => (
        <AsyncButton
          key={deed}
          state={state === 'pending' ? state : 'idle'}
          part="text-link"
          type="button"
          onPress={() => void run(() => onDeed(deed))}
        >
          {text(deed)}
        </AsyncButton>
      ))}
    </div>
  )
}

/** The link exists from the moment it is asked for; nobody can guess it, and it can be withdrawn. */
export function ShareView(): ReactNode {
  const shop = useShop()
  const { text } = useTexts(listsTexts)
  const { list } = useDrawer()
  const { listKey, listName, shareUrl } = list
  const lists = listsOf(shop)
  const { state, run } = useAsyncAction()
  const [outcome, setOutcome] = useState<string>()
  const wasAsked = useRef(shareUrl !== undefined)

  function say(message: string): void {
    setOutcome(message)
    announcer.announce(message)
  }

  async function make(): Promise<boolean> {
    const { success } = await lists.share(listKey)
    if (success) setOutcome(undefined)
    else say(text('failed'))
    return success
  }

  async function change(deed: Deed): Promise<boolean> {
    const { success } = await (deed === 'renew' ? lists.share(listKey, true) : lists.unshare(listKey))
    say(success ? text(deed === 'renew' ? 'renewed' : 'unshared') : text('failed'))
    return success
  }

  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    void run(make)
    // Once, when the view opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <div className={style.form}>
      <p className={style.text}>{text('shareText')}</p>
      {shareUrl === undefined ? (
        <AsyncButton state={state} part="button" type="button" className={style.wide} onPress={() => void run(make)}>
          {text(state === 'pending' ? 'sharing' : 'makeLink')}
        </AsyncButton>
      ) : (
        <>
          <TextField label={text('shareLink')} value={shareAddress(shareUrl, listKey, window.location.href)} readOnly />
          <Send url={shareAddress(shareUrl, listKey, window.location.href)} name={listName} />
          <LinkDeeds onDeed={change} />
        </>
      )}
      {outcome !== undefined && (
        <p className={style.outcome} aria-hidden="true">
          {outcome}
        </p>
      )}
    </div>
  )
}
