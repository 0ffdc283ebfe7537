import { chromium } from '@playwright/test'
import { createRequire } from 'node:module'
const want = new Set((process.argv[2] ?? 'all').split(','))
const widths = (process.argv[3] ?? '375,1366').split(',').map(Number)
const has = (n) => want.has('all') || want.has(n)
const base = 'http://localhost:4822'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const out = '/tmp/d-skygge/s'
const require = createRequire(import.meta.url)
let axe
try { axe = require.resolve('axe-core/axe.min.js') } catch {}
for (const width of widths) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 812 : width < 1000 ? 1024 : 900 }, hasTouch: width < 1000, reducedMotion: 'reduce', locale: 'da-DK' })
  const page = await context.newPage()
  page.setDefaultTimeout(15000)
  const shot = (n, o = {}) => page.screenshot({ path: `${out}/${n}-${width}.jpg`, type: 'jpeg', quality: 80, ...o })
  const settle = () => page.waitForTimeout(900)
  const check = async (name, scope) => {
    if (!axe || !want.has('axe')) return
    await page.addScriptTag({ path: axe })
    const r = await page.evaluate(async (s) => (await axe.run(s, { resultTypes: ['violations'] })).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target + ' ' + (n.any[0]?.message ?? '')).join(' | ')), scope)
    const small = await page.evaluate((s) => [...document.querySelector(s).querySelectorAll('a,button,input,select,summary')].map((e) => [e, e.getBoundingClientRect()]).filter(([e, b]) => b.width && (b.width < 43.5 || b.height < 43.5)).map(([e, b]) => `${e.dataset.part ?? e.tagName}/${e.textContent.slice(0, 14)} ${Math.round(b.width)}x${Math.round(b.height)}`), scope)
    console.log(width, name, 'axe', r, 'small', small.join('; '))
  }
  const step = async (n, f) => { if (!has(n)) return; try { await f() } catch (e) { console.log(width, n, String(e).slice(0, 400)) } }
  await page.goto(base + '/', { waitUntil: 'load' })
  await settle()
  await step('top', () => shot('top'))
  await step('menu', async () => {
    await page.locator('[data-part=header] [data-tool=menu]').click()
    await page.locator('[data-part=menu-row]').first().waitFor(); await settle()
    await shot('menu'); await check('menu', 'dialog[open]')
    if (width < 1024) { await page.locator('[data-part=menu-tab][data-tab=rooms]').click(); await settle(); await shot('rooms'); await check('rooms', 'dialog[open]'); await page.locator('[data-part=menu-tab][data-tab=products]').click() }
    await page.locator('button[data-part=menu-row]').first().click(); await settle()
    await shot('menu2'); await check('menu2', 'dialog[open]')
    const deeper = page.locator('[data-part=menu-level] button[data-part=menu-row]')
    if (await deeper.count()) { await deeper.first().click(); await settle(); await shot('menu3') }
    await page.keyboard.press('Escape')
  })
  await step('empty', async () => {
    await page.goto(base + '/'); await settle()
    await page.locator('[data-part=header] [data-tool=cart]').click(); await page.locator('dialog[data-panel=cart]').waitFor(); await settle(); await shot('cart-empty'); await check('cart-empty', 'dialog[open]')
    await page.locator('dialog[open] [data-part=drawer-close]').click()
  })
  if (has('cart') || has('toast')) {
    try {
      for (const [i, url] of ['/laenestole', '/lamper'].entries()) {
        await page.goto(base + url, { waitUntil: 'load' }); await settle()
        const links = await page.locator('[data-part=product-card] a[href]').evaluateAll((a) => a.map((e) => e.href))
        await page.goto(links[0], { waitUntil: 'load' }); await settle()
        await page.locator('main [data-part=add-to-cart] button, main [data-part=add-to-cart] [data-part=button]').first().click()
        await page.waitForTimeout(1500)
        if (i === 0 && has('toast')) { await shot('toast'); }
        if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
        if (has('wish')) await page.locator('main [data-part=favourite], main [data-part=wish-button], main button[aria-pressed]').first().click().catch((e) => console.log('wish', String(e).slice(0, 200)))
        await page.waitForTimeout(600)
      }
      await page.locator('[data-part=header] [data-tool=cart]').click(); await page.locator('[data-part=cart-line]').first().waitFor(); await settle(); await shot('cart'); await check('cart', 'dialog[open]')
      await page.locator('dialog[open] [data-part=cart-line-remove]').last().click(); await page.waitForTimeout(1200); await shot('cart-removed'); await check('cart-removed', 'dialog[open]')
      await page.locator('dialog[open] [data-part=drawer-close]').click(); await settle()
    } catch (e) { console.log(width, 'cart', String(e).slice(0, 400)) }
  }
  await step('wish', async () => {
    await page.locator('[data-part=header] [data-tool=favourites]').click(); await page.locator('dialog[data-panel=wishlist]').waitFor(); await settle(); await shot('wish'); await check('wish', 'dialog[open]')
    await page.locator('dialog[open] [data-part=drawer-close]').click(); await settle()
  })
  await step('foot', async () => {
    await page.goto(base + '/om-huset', { waitUntil: 'load' }); await settle()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); await page.locator('[data-part=footer]').waitFor(); await settle()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); await settle()
    await page.locator('[data-part=page-end]').screenshot({ path: `${out}/foot-${width}.jpg`, type: 'jpeg', quality: 80 }); await check('foot', '[data-part=page-end]')
  })
  await step('country', async () => {
    if (!has('foot')) { await page.goto(base + '/om-huset', { waitUntil: 'load' }); await settle(); await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); await settle() }
    await page.locator('[data-part=country-link]').last().click(); await page.locator('dialog[data-panel=country]').waitFor(); await settle(); await shot('country'); await check('country', 'dialog[open]')
  })
  await context.close()
}
await browser.close()
