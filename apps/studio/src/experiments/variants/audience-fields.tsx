import type { ReactNode } from 'react'
import { WIDTH_CLASSES } from '@firkant/domain/device/width-class.ts'
import { MARKET_KEYS } from '@firkant/domain/market/market.ts'
import type { ShownAudience } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { MARKET_NAMES } from '../../texts/names.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { DEVICE_NAMES } from '../audience-words.ts'

interface ChecksProps<Key extends string> {
  readonly legend: string
  readonly options: readonly Key[]
  readonly nameOf: (key: Key) => string
  readonly chosen: readonly Key[] | undefined
  readonly onChange: (chosen: Key[] | undefined) => void
}

/** None of them means all of them. */
function Checks<Key extends string>({ legend, options, nameOf, chosen = [], onChange }: ChecksProps<Key>): ReactNode {
  const toggled = (key: Key) => options.filter((each) => (each === key) !== chosen.includes(each))
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      {options.map((key) => (
        <label key={key} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={() => onChange(toggled(key).length === 0 ? undefined : toggled(key))}
          />
          {nameOf(key)}
        </label>
      ))}
    </fieldset>
  )
}

interface AudienceFieldsProps {
  readonly audience: ShownAudience | undefined
  readonly onChange: (audience: ShownAudience | undefined) => void
}

const VISITORS = ['', 'new', 'returning'] as const

export function AudienceFields({ audience = {}, onChange }: AudienceFieldsProps): ReactNode {
  const { text } = useTexts()
  const set = (next: ShownAudience) => {
    const kept = Object.entries(next).filter(([, value]) => value !== undefined)
    onChange(kept.length === 0 ? undefined : (Object.fromEntries(kept) as ShownAudience))
  }
  const visitorName = { '': 'audienceAll', new: 'audienceNew', returning: 'audienceReturning' } as const
  return (
    <>
      <Checks
        legend={text('audienceMarkets')}
        options={MARKET_KEYS}
        nameOf={(key) => text(MARKET_NAMES[key])}
        chosen={audience.markets}
        onChange={(markets) => set({ ...audience, markets })}
      />
      <Checks
        legend={text('audienceDevices')}
        options={WIDTH_CLASSES}
        nameOf={(key) => text(DEVICE_NAMES[key])}
        chosen={audience.devices}
        onChange={(devices) => set({ ...audience, devices })}
      />
      <label className="inline-field">
        {text('audienceVisitors')}
        <select
          value={audience.visitor ?? ''}
          onChange={({ target }) =>
            set({ ...audience, visitor: VISITORS.find((each) => each === target.value) || undefined })
          }
        >
          {VISITORS.map((each) => (
            <option key={each} value={each}>
              {text(visitorName[each])}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
