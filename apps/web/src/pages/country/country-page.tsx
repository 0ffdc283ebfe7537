import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { CountryChoices } from '../../features/market/country-choices.tsx'
import style from './country-page.module.css'
import { countryTexts } from '../../features/market/country.texts.ts'

/** The panel's content as a page: for a new tab, and without scripts. */
export function CountryPage({ page }: { page: PageWith<'CountryPage'> }): ReactNode {
  const texts = useTexts(countryTexts)
  return (
    <section className={style.page}>
      <h1>{texts.text('country.heading')}</h1>
      <CountryChoices from={page.model.from} />
      <p className={style.rule}>{texts.text('country.cartRule')}</p>
    </section>
  )
}
