import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './product-details.module.css'

const BYTES_PER_KB = 1000

/** Documents to download, and the contact for product safety. */
export function ProductDocuments({ documents, supplier }: Pick<ProductModel, 'documents' | 'supplier'>): ReactNode {
  const { texts, language } = useShop()
  const size = (bytes: number) => formatNumber(language, Math.max(1, Math.round(bytes / BYTES_PER_KB)))
  return (
    <>
      {documents.length > 0 && (
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
                <small className={style.documentSize}>
                  {texts.text('product.document.size', { size: size(bytes) })}
                </small>
                <span className="sr-only"> ({texts.text('shell.opensInNewTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {supplier && (
        <address className={style.supplier} data-part="supplier">
          <b className={style.textTitle}>{texts.text('product.supplier')}</b>
          <span>{supplier.name}</span>
          <span>{supplier.address}</span>
          <a href={`mailto:${supplier.email}`} className={`${style.link} ${style.supplierLink}`}>
            {supplier.email}
          </a>
        </address>
      )}
    </>
  )
}
