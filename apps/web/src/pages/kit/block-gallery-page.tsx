import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../../blocks/block-list.tsx'
// Imported as text: the gallery's own styles stay out of the visitors' style sheet.
import sheet from './block-gallery.css?inline'

type GalleryPage = PageWith<'BlockGalleryPage'>

function Sample({ sample }: { sample: GalleryPage['model']['samples'][number] }): ReactNode {
  return (
    <div data-part="sample">
      <h2 data-part="sample-name">
        <b>{sample.componentName}</b> <span lang="da">{sample.name}</span>
      </h2>
      <div lang="da">
        <BlockList blocks={sample.blocks} />
      </div>
      {sample.blocks.length === 0 && <p>Its conditions hide it here.</p>}
    </div>
  )
}

/** Every block in each of its options, in this brand's design. For developers. */
export function BlockGalleryPage({ page }: { page: GalleryPage }): ReactNode {
  const { index, samples } = page.model
  return (
    <div data-part="block-gallery" lang="en">
      <style>{sheet}</style>
      <header>
        <h1>The blocks, as {storefront.name} wears them</h1>
        <p>
          {samples.length} samples from <code>demo/block-samples</code>. Each can be copied into a content file.
        </p>
      </header>
      <nav data-part="sample-index" aria-label="Blocks">
        <ul>
          {index.map(({ name, url, count }) => (
            <li key={name}>
              <a href={url} aria-current={url === page.url ? 'page' : undefined}>
                {name} ({count})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {samples.map((sample) => (
        <Sample key={`${sample.componentName} ${sample.name}`} sample={sample} />
      ))}
    </div>
  )
}
