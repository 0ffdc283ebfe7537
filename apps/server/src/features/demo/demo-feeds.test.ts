import { describe, expect, it } from 'vitest'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readContentFiles } from '../content/importing/content-files.ts'
import { isInAssortment } from './demo-assortment.ts'
import { mediaFile, readDemoCatalogue } from './demo-files.ts'

const MIN_POSTS = 6
const demo = readDemoCatalogue(DEMO_FOLDER)
const media = new Set(demo.media.map(({ file }) => mediaFile(file)))

describe.each(readContentFiles(`${DEMO_FOLDER}/content`))(
  'the galleries of $brand in $language',
  ({ brand, feeds }) => {
    it('BLOCK-08 show homes, with pictures and products that are there', () => {
      const { posts = [] } = feeds.homes ?? {}
      expect(posts.length).toBeGreaterThanOrEqual(MIN_POSTS)
      expect(posts.filter(({ image }) => !media.has(image.file) || image.alt === '')).toEqual([])
      const sold = new Set(
        demo.products.filter((product) => isInAssortment(brand, product)).map(({ productKey }) => productKey),
      )
      expect(posts.flatMap(({ productKeys }) => productKeys).filter((key) => !sold.has(key))).toEqual([])
    })
  },
)
