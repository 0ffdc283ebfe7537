import { expect, it } from 'vitest'
import { withoutRuntime } from './waiting-code.ts'

const IMPORT = 'import { n as __exportAll } from "./rolldown-runtime-!~{002}~.js";\n'

it('NAV-11 what comes before React asks for no file of the bundler', () => {
  const code = `${IMPORT}var days = /* @__PURE__ */ __exportAll({ sayDays: () => sayDays });\nexport { days as t };`
  expect(withoutRuntime(code)).toBe(
    'var days = /* @__PURE__ */ { get sayDays() { return sayDays } };\nexport { days as t };',
  )
  expect(withoutRuntime('export const a = 1')).toBe('export const a = 1')
})

it('NAV-11 another way to write it is an error, not a file more', () => {
  expect(() => withoutRuntime(`${IMPORT}var days = __exportAll(all);`)).toThrow('in another way')
})
