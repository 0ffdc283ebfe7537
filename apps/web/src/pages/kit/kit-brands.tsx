import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'

/** As tall as what is in it: the frames are of this very origin. */
function fitHeight({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const height = currentTarget.contentDocument?.documentElement.scrollHeight
  if (height) currentTarget.style.height = `${height}px`
}

/** The piece as each brand wears it, side by side. The others are shown as they were built: npm run build -- --kit. */
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
