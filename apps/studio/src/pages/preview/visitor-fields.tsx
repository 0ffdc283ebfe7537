import { useId, type ReactNode } from 'react'
import { columnsOf, type WrittenBlock } from '@firkant/domain/content/blocks/block-tree.ts'
import { WIDTH_CLASSES } from '@firkant/domain/device/width-class.ts'
import { CONTROL } from '@firkant/domain/experiences/experience-rule.ts'
import { CART_VALUE_STEPS, CUSTOMER_GROUPS } from '@firkant/domain/experiences/visitor-traits.ts'
import { MARKET_KEYS, MARKETS } from '@firkant/domain/market/market.ts'
import { DEVICE_NAMES, GROUP_NAMES } from '../../experiments/audience-words.ts'
import { experienceOf } from '../../experiments/variants/experience-value.ts'
import { MARKET_NAMES } from '../../texts/names.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { FoundList, useFound } from '../form/find-things.tsx'
import { ANYBODY, type PreviewVisitor } from './preview-visitor.ts'

interface VisitorFieldsProps {
  readonly visitor: PreviewVisitor
  readonly change: (visitor: PreviewVisitor) => void
  readonly language: string
  readonly blocks: readonly WrittenBlock[]
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

const experiencesIn = (blocks: readonly WrittenBlock[]) =>
  blocks.flatMap((block) => [block, ...columnsOf(block).flat()]).flatMap((block) => experienceOf(block) ?? [])

function KnownVisitor({ visitor, change }: Pick<VisitorFieldsProps, 'visitor' | 'change'>): ReactNode {
  const { text, number } = useTexts()
  const id = useId()
  const { found, look } = useFound('category', 'da')
  const carts = [0, ...CART_VALUE_STEPS].map(
    (step) =>
      [String(step), step === 0 ? text('seenByCartEmpty') : text('seenByCartFrom', { amount: number(step) })] as const,
  )
  return (
    <>
      <Choice
        label={text('seenByGroup')}
        value={visitor.group}
        options={CUSTOMER_GROUPS.map((each) => [each, text(GROUP_NAMES[each])] as const)}
        onChange={(value) => change({ ...visitor, group: CUSTOMER_GROUPS.find((each) => each === value) ?? 'none' })}
      />
      <Choice
        label={text('seenByCart')}
        value={String(visitor.cart)}
        options={carts}
        onChange={(value) => change({ ...visitor, cart: Number(value) })}
      />
      <div className="field">
        <label htmlFor={id}>{text('seenByCategory')}</label>
        <input
          id={id}
          value={visitor.category}
          list={`${id}-found`}
          aria-describedby={`${id}-help`}
          onFocus={() => look(visitor.category)}
          onChange={({ target }) => {
            look(target.value)
            change({ ...visitor, category: target.value.trim() })
          }}
        />
        <FoundList found={found} id={`${id}-found`} />
        <p className="help" id={`${id}-help`}>
          {text('seenByCategoryHelp')}
        </p>
      </div>
    </>
  )
}

/** In a few words, whom and when. */
function useWho(language: string) {
  const { text, moment, number } = useTexts()
  return ({ language: other, screen, visit, group, cart, category, variants, at }: PreviewVisitor): string => {
    const market = MARKET_KEYS.find((key) => MARKETS[key].language === other)
    const parts = [
      other !== undefined && other !== language && market && text(MARKET_NAMES[market]),
      screen !== '' && text(DEVICE_NAMES[screen]),
      visit !== '' && text(visit === 'new' ? 'seenByNew' : 'seenByReturning'),
      visit !== '' && group !== 'none' && text(GROUP_NAMES[group]),
      visit !== '' && cart > 0 && text('seenByCartFrom', { amount: number(cart) }),
      visit !== '' && category,
      ...Object.entries(variants).map(([key, variant]) => variant !== '' && `${key}: ${variant}`),
      at !== '' && moment(new Date(at).toISOString()),
    ].filter((part) => typeof part === 'string' && part !== '')
    return parts.length === 0 ? text('seenByEverybody') : parts.join(' · ')
  }
}

function WantedVariants({ visitor, change, blocks }: Omit<VisitorFieldsProps, 'language'>): ReactNode {
  const { text } = useTexts()
  return experiencesIn(blocks).map(({ key, variants }) => (
    <Choice
      key={key}
      label={text('seenByVariant', { key })}
      value={visitor.variants[key] ?? ''}
      options={[
        ['', text('seenByVariantOwn')],
        [CONTROL, text('seenByVariantControl')],
        ...variants.map((variant) => [variant.key, variant.key] as const),
      ]}
      onChange={(value) => change({ ...visitor, variants: { ...visitor.variants, [key]: value } })}
    />
  ))
}

/** Market, screen, audience, variant, day and minute of whoever looks at the page. */
export function VisitorFields({ visitor, change, language, blocks }: VisitorFieldsProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  const who = useWho(language)
  const markets = MARKET_KEYS.map((key) => [MARKETS[key].language, text(MARKET_NAMES[key])] as const)
  const visits = [
    ['', text('seenByUnknown')],
    ['new', text('seenByNew')],
    ['returning', text('seenByReturning')],
  ] as const
  return (
    <details className="seen-by">
      <summary>
        {text('seenBy')} <span className="quiet">{who(visitor)}</span>
      </summary>
      <div className="seen-by-fields">
        <Choice
          label={text('seenByMarket')}
          value={visitor.language ?? language}
          options={markets}
          onChange={(value) => change({ ...visitor, language: value === language ? undefined : value })}
        />
        <Choice
          label={text('seenByScreen')}
          value={visitor.screen}
          options={[
            ['', text('seenByScreenOwn')],
            ...WIDTH_CLASSES.map((each) => [each, text(DEVICE_NAMES[each])] as const),
          ]}
          onChange={(value) => change({ ...visitor, screen: WIDTH_CLASSES.find((each) => each === value) ?? '' })}
        />
        <Choice
          label={text('seenByVisitor')}
          value={visitor.visit}
          options={visits}
          onChange={(value) => change({ ...visitor, visit: value === 'new' || value === 'returning' ? value : '' })}
        />
        {visitor.visit !== '' && <KnownVisitor visitor={visitor} change={change} />}
        <WantedVariants visitor={visitor} change={change} blocks={blocks} />
        <div className="field">
          <label htmlFor={id}>{text('previewAt')}</label>
          <input
            id={id}
            type="datetime-local"
            value={visitor.at}
            onChange={({ target }) => change({ ...visitor, at: target.value })}
          />
        </div>
        <p className="row">
          <button type="button" className="link" onClick={() => change(ANYBODY)}>
            {text('seenByReset')}
          </button>
        </p>
      </div>
    </details>
  )
}
