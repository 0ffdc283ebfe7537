import { use, type ReactNode } from 'react'
import { FROM_PARAM } from '@firkant/domain/market/country-switch.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { PageAddressContext } from '../../platform/navigation/page-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import style from './country-link.module.css'
import { GlobeMark } from './globe-mark.tsx'

/** Says in which country and language the visitor shops, and leads to the choice of another. */
export function CountryLink({ className }: { className?: string | undefined }): ReactNode {
  const { market, texts } = useShop()
  const countries = useDynamicData('countries').data
  const from = use(PageAddressContext)
  const current = texts.text(`shell.market.${market.key}`)
  // A brand of one country has nothing to choose.
  if (!countries || countries.markets.length < 2) return <span data-part="country-name">{current}</span>
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
