import { expect, it } from 'vitest'
import { withOnePreload } from './picture-preload.ts'

const link = (attributes: string) => `<link rel="preload" as="image" ${attributes}/>`
const logo = link('href="/logo.svg"')
const high = (file: string) => link(`imageSrcSet="/${file} 960w" fetchPriority="high"`)
const page = '<main><img src="/x" fetchPriority="high"/></main>'

it('of all pictures the first screen’s is preloaded alone', () => {
  expect(withOnePreload(logo + high('a') + high('b') + page)).toBe(high('a') + page)
  expect(withOnePreload(logo + page)).toBe(page)
  expect(withOnePreload(page)).toBe(page)
})

it('of a picture with another source for phones each window preloads one', () => {
  const hero =
    '<picture><source media="(width &lt;= 480px)" srcSet="/a 960w" sizes="100vw"/><img alt="" fetchPriority="high" sizes="90vw" srcSet="/b 1920w" src="/b"/></picture>'
  const made = withOnePreload(logo + hero + page)
  expect(made).toBe(
    '<link rel="preload" as="image" media="(width &lt;= 480px)" imagesrcset="/a 960w" imagesizes="100vw" fetchpriority="high">' +
      '<link rel="preload" as="image" media="not all and (width &lt;= 480px)" imagesrcset="/b 1920w" imagesizes="90vw" fetchpriority="high">' +
      hero +
      page,
  )
})
