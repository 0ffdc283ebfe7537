import { expect, it } from 'vitest'
import { renderWithShop } from '../../../../test/render-with-shop.tsx'
import { OptionContent } from './search-option.tsx'

/** Without the classes, which say nothing about what is stressed. */
const drawn = async (highlight: string) => {
  const html = await renderWithShop(
    <OptionContent
      option={{
        kind: 'suggestion',
        key: 'one',
        url: '/soeg',
        suggestion: { text: 'sofabord', url: '/soeg', highlight, searchOrigin: 'suggestions' },
      }}
    />,
  )
  return html.replaceAll(/ class="[^"]*"/g, '')
}

it('SRCH-04 braces are emphasis, and markup is only text', async () => {
  expect(await drawn('{sofa}bord')).toContain('<em>sofa</em>bord')
  expect(await drawn('{<img src=x>} til {2')).toContain('<em>&lt;img src=x&gt;</em> til {2')
  expect(await drawn('')).toContain('sofabord')
})
