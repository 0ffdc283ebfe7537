import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { ENERGY_COLOURS } from '@firkant/domain/law/energy/energy-mark.ts'
import type { EnergyModel } from '@firkant/domain/page/models/law-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EnergyLabel } from '@firkant/ui/energy-arrow/energy-label.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './energy-page.module.css'
import { energyTexts } from './energy.texts.ts'

const SCALE = Object.entries(ENERGY_COLOURS).map(([grade, colour]) => ({ grade, colour }))

/** Whatever was given; nothing is made up for the rest. */
function useSheet({ energy }: EnergyModel): readonly (readonly [name: string, value: string | undefined])[] {
  const { text, language } = useTexts(energyTexts)
  const count = (value: number | undefined, unit: string) =>
    value === undefined ? undefined : `${formatNumber(language, value, Number.isInteger(value) ? 0 : 1)} ${unit}`.trim()
  const rows: readonly (readonly [string, string | undefined])[] = [
    [text('supplier'), energy.supplier],
    [text('model'), energy.model],
    [text('class'), energy.class],
    [text('use'), count(energy.kwhPer1000h, 'kWh/1000 h')],
    [text('technology'), energy.technology && text(`technology.${energy.technology}`)],
    [text('lumen'), count(energy.lumen, 'lm')],
    [text('kelvin'), count(energy.kelvin, 'K')],
    [text('watt'), count(energy.watt, 'W')],
    [text('cri'), count(energy.cri, '')],
    [text('dimmable'), energy.isDimmable === undefined ? undefined : text(energy.isDimmable ? 'yes' : 'no')],
    [text('replaceable'), energy.replaceable && text(`replaceable.${energy.replaceable}`)],
  ]
  return rows.filter(([, value]) => value !== undefined)
}

/** The label that an arrow beside a price opens, and the information sheet. */
export function EnergyPage({ page }: { page: PageWith<'EnergyPage'> }): ReactNode {
  const { text } = useTexts(energyTexts)
  const { product, energy, register, documents } = page.model
  const sheet = useSheet(page.model)
  return (
    <article className={style.page}>
      <h1 className={style.heading}>{text('heading')}</h1>
      <p>
        <a href={product.url} className={style.link}>
          {product.name}
        </a>
        <br />
        {product.subtitle}
      </p>
      <div className={style.parts}>
        <EnergyLabel
          scale={SCALE}
          grade={energy.class}
          supplier={energy.supplier ?? ''}
          model={energy.model ?? ''}
          kwhPer1000h={energy.kwhPer1000h}
          code={register?.code}
          label={text('label', { class: energy.class, kwh: energy.kwhPer1000h ?? '–' })}
        />
        <section className={style.sheet}>
          <h2 className={style.title}>{text('sheet')}</h2>
          <dl>
            {sheet.map(([name, value]) => (
              <div key={name} className={style.row}>
                <dt>{name}</dt>
                <dd className={style.value}>{value}</dd>
              </div>
            ))}
            {register && (
              <div className={style.row}>
                <dt>{text('eprel')}</dt>
                <dd className={style.value}>
                  <a href={register.url} className={style.link} rel="noreferrer">
                    {energy.eprel}
                  </a>
                </dd>
              </div>
            )}
          </dl>
          {documents.map(({ title, url }) => (
            <p key={url}>
              <a href={url} type="application/pdf" className={style.link}>
                {title}
              </a>
            </p>
          ))}
        </section>
      </div>
    </article>
  )
}
