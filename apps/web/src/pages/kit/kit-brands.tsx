import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'

/** As tall as its content, which can be read because it is of the same origin. */
function fitHeight({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const height = currentTarget.contentDocument?.documentElement.scrollHeight
  if (height) currentTarget.style.height = `${height}px`
}

/** The piece in each brand, side by side. Other brands are shown as last built: npm run build -- --kit. */
export function KitBrands({ piece, title }: { piece: string; title: string }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details data-part="kit-brands" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title} in every brand</summary>
      {isOpen && (
        <div data-part="kit-frames">
          {BRAND_KEYS.map((brand) => (
            <iframe
              key={brand}
              src={`/__kit/in/${brand}/${piece}`}
              title={`${title} in ${brand}`}
              loading="lazy"
              sandbox="allow-same-origin"
              onLoad={fitHeight}
            />
          ))}
        </div>
      )}
    </details>
  )
}
