import { useState, type ReactNode } from 'react'
import { planAddress } from '@firkant/domain/room-plan/plan-address.ts'
import type { RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { roomPlanTexts } from './room-plan.texts.ts'
import style from './share-plan.module.css'

/** The link is the plan: nothing is stored for it. */
export function SharePlan({ plan, pageUrl }: { plan: RoomPlan; pageUrl: string }): ReactNode {
  const { ownHost, reportError } = useShop()
  const { text } = useTexts(roomPlanTexts)
  const hasScript = useHasScript()
  const path = planAddress(pageUrl, plan)
  const [copied, setCopied] = useState<string>()
  const url = hasScript ? new URL(path, window.location.href).href : `https://${ownHost}${path}`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(path)
      announcer.announce(text('copied'))
    } catch (error) {
      // The link stands in the field, and can be copied by hand.
      reportError(error, 'warn')
    }
  }

  return (
    <section className={style.share} data-part="plan-share">
      <h2 className={style.title}>{text('share')}</h2>
      <p>{text('shareHint')}</p>
      <TextField label={text('link')} value={url} readOnly />
      {hasScript && (
        <div className={style.ways}>
          <button type="button" data-part="button" onClick={() => void copy()}>
            <Icon name="share" className={style.sign} />
            {text(copied === path ? 'copied' : 'copy')}
          </button>
          <button type="button" data-part="text-link" onClick={() => window.print()}>
            {text('print')}
          </button>
        </div>
      )}
    </section>
  )
}
