import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { leanMarkup } from './lean-markup.ts'

function lean(html: string): string {
  const bytes = Buffer.from(`><${html}<li>`)
  return bytes.toString('utf8', 2, leanMarkup(bytes, 2, bytes.length - 4))
}

function elementsOf(html: string): string {
  const { document } = new Window()
  document.body.innerHTML = html
  return document.body.innerHTML
}

it.each([
  ['<a class="x" data-part="card" href="/a">', '<a class=x data-part=card href="/a">'],
  ['<a data-kept="" aria-label="" class="a b"></a>', '<a data-kept aria-label class="a b"></a>'],
  ['<input type="hidden" name="sku" value="a.1"/>', '<input type=hidden name=sku value=a.1>'],
  ['<img class="x" alt="" sizes="50vw" src="/a"/>', '<img class=x alt sizes=50vw src="/a">'],
  ['<img class="x" src="/a"/>', '<img class=x src="/a">'],
  ['<img src="/a" class="x"/>', '<img src="/a" class=x>'],
  ['<img src="/a/"/><path d="M0/"/>', '<img src="/a/"><path d="M0/"/>'],
  ['<p style="--colour:#39503f;--share:74%">', '<p style=--colour:#39503f;--share:74%>'],
  [
    '<p title="x" data-a="b&amp;c" data-b="b=c" data-c="it&#x27;s">',
    '<p title="x" data-a="b&amp;c" data-b="b=c" data-c="it&#x27;s">',
  ],
  ['<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class=b>b</ul>'],
  ['<li>a</li><!--/$--></ul>', '<li>a</li><!--/$--></ul>'],
  ['<svg><path d="M0 0h1"></path></svg>', '<svg><path d="M0 0h1"></svg>'],
  ['<svg><path d="M0 0"></path><path d="M1 1"></path></svg>', '<svg><path d="M0 0"></path><path d="M1 1"></svg>'],
  ['<img src="/a?v=1&amp;w=2">', '<img src="/a?v=1&w=2">'],
  ['<a href="/a?x=1&amp;lt=2&amp;amp=3">', '<a href="/a?x=1&lt=2&amp=3">'],
  ['<a title="Fix &amp; fertig, R&amp;D">', '<a title="Fix &amp; fertig, R&amp;D">'],
  ['<p>w=1 &amp;w=2</p>', '<p>w=1 &amp;w=2</p>'],
  // What an editor wrote keeps its quotes.
  ['<p>write class="x" here</p>', '<p>write class="x" here</p>'],
])('NAV-01 %s is sent as %s', (html, sent) => {
  expect(lean(html)).toBe(sent)
})

it('NAV-01 a browser makes the same of it', () => {
  const html =
    '<ul class="a"><li data-kept=""><a href="/b?c=1&amp;lt=2" class="c" aria-current="true">b</a></li><li>c</li></ul><p style="--a:1px">d</p>'
  expect(lean(html).length).toBeLessThan(html.length)
  expect(elementsOf(lean(html))).toBe(elementsOf(html))
})
