import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Measurement, ProductModel } from '@firkant/domain/page/product-model.ts'
import { AccordionItem } from '@firkant/ui/accordion/accordion.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../start/shop-context.ts'
import { useDeliveryTexts } from './buy-facts.tsx'
import { MeasureLines } from './measure-lines.tsx'
import { MeasureSketch } from './measure-sketch.tsx'
import style from './product-details.module.css'
import { ProductDocuments } from './product-documents.tsx'

/** What it is like, in words and in points. */
export function ProductStory({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { product, paragraphs, points } = model
  const [image] = product.images
  if (paragraphs.length === 0 && points.length === 0) return null
  return (
    <section className={style.story} data-part="product-story">
      {image && (
        <figure className={style.shot} data-part="measure-shot" aria-hidden="true">
          <Image image={image} sizes="(width <= 768px) 100vw, 40vw" ratio="1:1" decorative />
          <MeasureLines measurements={model.measurements} />
        </figure>
      )}
      <div data-part="story-text">
        <h2>{texts.text('product.about', { name: product.displayName })}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && (
          <ul data-part="story-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

interface Fact {
  readonly name: string
  readonly value: string
  readonly url?: string | undefined
}

function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={style.facts} data-part="facts">
      {facts.map(({ name, value, url }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{url === undefined ? value : <a href={url}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

function Measurements({ measurements }: { measurements: readonly Measurement[] }): ReactNode {
  const { texts, language } = useShop()
  const write = ({ kind, value }: Measurement) =>
    `${formatNumber(language, value, Number.isInteger(value) ? 0 : 1)} ${kind === 'weight' ? 'kg' : 'cm'}`
  return (
    <div className={style.measure} data-part="measure">
      <MeasureSketch measurements={measurements} />
      <Facts facts={measurements.map((one) => ({ name: texts.text(`product.${one.kind}`), value: write(one) }))} />
    </div>
  )
}

function Materials({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { materialName, colourName, series, productBrand } = model
  const facts: readonly (Fact | undefined)[] = [
    { name: texts.text('product.material'), value: materialName },
    { name: texts.text('product.colour'), value: colourName },
    series && { name: texts.text('product.series'), value: series.name, url: series.url },
    productBrand && { name: texts.text('product.brand'), value: productBrand.name, url: productBrand.url },
    { name: texts.text('product.sku'), value: model.currentSku },
  ]
  return (
    <>
      <Facts facts={facts.filter((fact) => fact !== undefined).filter(({ value }) => value !== '')} />
      {model.care && (
        <p data-part="care">
          <b>{texts.text('product.care')}</b> {model.care}
        </p>
      )}
    </>
  )
}

function DeliveryAndAssembly({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { when, how } = useDeliveryTexts(model.delivery)
  return (
    <>
      <p>
        <b>{texts.text('product.delivery')}</b> {when}. {how}.
      </p>
      {model.assembly && (
        <p data-part="assembly">
          <b>{texts.text('product.assembly')}</b> {model.assembly}
        </p>
      )}
    </>
  )
}

export function ProductAccordion({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { measurements, documents, supplier } = model
  return (
    <div className={style.accordion} data-part="product-accordion">
      {/* What came broken has its heading still: what is under it says nothing, alone. */}
      {measurements?.length !== 0 && (
        <AccordionItem id="measurements" section="measurements" title={texts.text('product.measurements')} isOpen>
          <Guard>
            <Measurements measurements={measurements} />
          </Guard>
        </AccordionItem>
      )}
      <AccordionItem id="materials" section="materials" title={texts.text('product.materialsAndCare')}>
        <Guard>
          <Materials model={model} />
        </Guard>
      </AccordionItem>
      <AccordionItem id="delivery" section="delivery" title={texts.text('product.deliveryAndAssembly')}>
        <Guard>
          <DeliveryAndAssembly model={model} />
        </Guard>
      </AccordionItem>
      {(documents?.length !== 0 || supplier) && (
        <AccordionItem id="documents" section="documents" title={texts.text('product.documentsAndSafety')}>
          <Guard>
            <ProductDocuments documents={documents} supplier={supplier} />
          </Guard>
        </AccordionItem>
      )}
    </div>
  )
}
