import { expect, it } from 'vitest'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { OptionContent } from './search-option.tsx'

const drawn = (highlight: string) =>
  renderWithShop(
    <OptionContent
      option={{
        kind: 'suggestion',
        key: 'one',
        url: '/soeg',
        suggestion: { text: 'sofabord', url: '/soeg', highlight, searchOrigin: 'suggestions' },
      }}
    />,
  )

it('SRCH-04 braces are emphasis, and markup is only text', async () => {
  expect(await drawn('{sofa}bord')).toContain('<em>sofa</em>bord')
  expect(await drawn('{<img src=x>} til {2')).toContain('<em>&lt;img src=x&gt;</em> til {2')
  expect(await drawn('')).toContain('sofabord')
})
