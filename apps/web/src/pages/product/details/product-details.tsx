import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Measurement, ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { AccordionItem } from '@firkant/ui/accordion/accordion.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useDeliveryTexts } from '../buy/buy-facts.tsx'
import { setOwnHeight } from './own-height.ts'
import { MeasureDrawing } from '../measures/measure-drawing.tsx'
import measureSketchStyle from '../measures/measure-sketch.module.css'
import { sketchOf } from '../measures/sketch-geometry.ts'
import style from './product-details.module.css'
import { ProductDocuments } from './product-documents.tsx'
import { ProductSafety } from './product-safety.tsx'
import { isDrawnOnShot } from './product-story.tsx'

/** Outline to scale with rulers. Decorative: the list beside it has the same numbers. */
function MeasureSketch({ measurements }: { measurements: readonly Measurement[] }): ReactNode {
  const { language } = useShop()
  const sketch = sketchOf(measurements)
  if (!sketch) return null
  const { outline, rulers } = sketch
  return (
    <svg className={measureSketchStyle.sketch} data-part="measure-sketch" viewBox="0 0 480 270" aria-hidden="true">
      <path className={measureSketchStyle.outline} d={outline} />
      {rulers.map(({ kind, path, value, x, y, turn }) => (
        <g key={kind}>
          <path className={measureSketchStyle.ruler} d={path} />
          <text
            className={measureSketchStyle.number}
            x={x}
            y={y}
            transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
          >
            {`${formatNumber(language, value)} cm`}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface Fact {
  readonly name: string
  readonly value: string
  readonly url?: string | undefined
}

function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={style.facts}>
      {facts.map(({ name, value, url }) => (
        <div key={name} className={style.fact}>
          <dt className={style.factName}>{name}</dt>
          <dd className={style.factValue}>
            {url === undefined ? (
              value
            ) : (
              <a href={url} className={style.link}>
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Measurements({ model }: { model: ProductModel }): ReactNode {
  const { texts, language } = useShop()
  const { measurements } = model
  const { measured } = model
  const hasDrawing = (measured ?? sketchOf(measurements)) !== undefined && !isDrawnOnShot(model)
  const write = ({ kind, value }: Measurement) =>
    `${formatNumber(language, value, Number.isInteger(value) ? 0 : 1)} ${kind === 'weight' ? 'kg' : 'cm'}`
  return (
    <div className={style.measure} data-part="measure" data-sketch={hasDrawing || undefined}>
      {hasDrawing &&
        (measured ? (
          <MeasureDrawing model={model} measured={measured} />
        ) : (
          <MeasureSketch measurements={measurements} />
        ))}
      <Facts
        facts={[
          ...measurements.map((one) => ({ name: texts.text(`product.${one.kind}`), value: write(one) })),
          ...(model.carried ?? []),
        ]}
      />
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
        <p className={style.text}>
          <b className={style.textTitle}>{texts.text('product.care')}</b> {model.care}
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
      <p className={style.text}>
        <b className={style.textTitle}>{texts.text('product.delivery')}</b> {when}. {how}.
      </p>
      {model.assembly && (
        <p className={style.text}>
          <b className={style.textTitle}>{texts.text('product.assembly')}</b> {model.assembly}
        </p>
      )}
    </>
  )
}

const SECTION = { item: style.section, title: style.sectionTitle }

export function ProductAccordion({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { measurements, documents } = model
  return (
    <div ref={setOwnHeight} className={style.accordion} data-part="product-accordion">
      {/* What came broken has its heading still: what is under it says nothing, alone. */}
      {measurements?.length !== 0 && (
        <AccordionItem
          id="measurements"
          section="measurements"
          title={texts.text('product.measurements')}
          classes={SECTION}
          isOpen
        >
          <Guard>
            <Measurements model={model} />
          </Guard>
        </AccordionItem>
      )}
      <AccordionItem
        id="materials"
        section="materials"
        title={texts.text('product.materialsAndCare')}
        classes={SECTION}
      >
        <Guard>
          <Materials model={model} />
        </Guard>
      </AccordionItem>
      <AccordionItem
        id="delivery"
        section="delivery"
        title={texts.text('product.deliveryAndAssembly')}
        classes={SECTION}
      >
        <Guard>
          <DeliveryAndAssembly model={model} />
        </Guard>
      </AccordionItem>
      {documents?.length !== 0 && (
        <AccordionItem id="documents" section="documents" title={texts.text('product.documents')} classes={SECTION}>
          <Guard>
            <ProductDocuments documents={documents} />
          </Guard>
        </AccordionItem>
      )}
      <ProductSafety model={model} />
    </div>
  )
}
