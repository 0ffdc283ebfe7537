import { use, type ReactNode } from 'react'
import { FROM_PARAM } from '@firkant/domain/market/country-switch.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import style from './country-link.module.css'

/** A globe icon: a flag does not stand for a language. */
function GlobeMark(): ReactNode {
  return (
    <svg data-icon="globe" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17" />
    </svg>
  )
}

/** Shows country and language, and opens the choice of another. */
export function CountryLink({ className }: { className?: string | undefined }): ReactNode {
  const { market, texts } = useShop()
  const countries = useDynamicData('countries').data
  const from = use(PageAddressContext)
  const current = texts.text(`shell.market.${market.key}`)
  // A brand with one country has nothing to choose.
  if (!countries || countries.markets.length < 2) return <span>{current}</span>
  return (
    <PanelLink
      panel="country"
      href={`${countries.page}?${new URLSearchParams({ [FROM_PARAM]: from })}`}
      className={[style.link, className].filter(Boolean).join(' ')}
      part="country-link"
      label={texts.text('shell.changeCountry', { current })}
    >
      <GlobeMark />
      {current}
    </PanelLink>
  )
}
