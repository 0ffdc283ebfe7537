import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './product-details.module.css'

const BYTES_PER_KB = 1000

/** To download. */
export function ProductDocuments({ documents }: Pick<ProductModel, 'documents'>): ReactNode {
  const { texts, language } = useShop()
  const size = (bytes: number) => formatNumber(language, Math.max(1, Math.round(bytes / BYTES_PER_KB)))
  return (
    <ul className={style.documents}>
      {documents.map(({ kind, title, url, bytes }, index) => (
        <li key={url}>
          <a
            href={url}
            type="application/pdf"
            target="_blank"
            rel="noreferrer"
            className={style.document}
            data-part="document"
            data-kind={kind}
            data-last={index === documents.length - 1 || undefined}
          >
            <Icon name="document" className={style.documentIcon} />
            <span className={style.documentName}>
              {texts.text(`product.document.${kind}`)}
              <small className={style.documentNote}>{title}</small>
            </span>
            <small className={style.documentSize}>{texts.text('product.document.size', { size: size(bytes) })}</small>
            <span className="sr-only"> ({texts.text('shell.opensInNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
