import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withoutEmpty } from './code/drop-empty-chunks.ts'
import { leanPreloads } from './code/lean-preloads.ts'
import { reactByName, withReactByName } from './code/react-by-name.ts'
import { withShortPreloads } from './code/short-preloads.ts'

const end = (plugin: { buildEnd?: unknown }) => (plugin.buildEnd as (error?: Error) => void)()

describe('a patch that did not apply fails the build', () => {
  it('of how Downshift imports React', () => {
    const downshift = createRequire(import.meta.url)
      .resolve('downshift')
      .replace(/[^/]+$/, 'downshift.esm.mjs')
    expect(withReactByName(readFileSync(downshift, 'utf8'))).not.toContain('import * as React')
    expect(() => withReactByName("import * as R from 'react';")).toThrow('see react-by-name.ts')
    expect(() => withReactByName("import * as React from 'react';React.use(it)")).toThrow('uses React.use, too')
    expect(() => end(reactByName())).toThrow('Downshift is not in the shop any more')
  })

  it('of the code that brings files along', () => {
    expect(() => end(leanPreloads())).toThrow('see lean-preloads.ts')
  })

  it('of the list of files that come along', () => {
    expect(() => withShortPreloads('const d=__vite__mapDeps([0])', new Set())).toThrow('see short-preloads.ts')
  })

  it('of chunks that have only styles', () => {
    const empty = new Map([['assets/style-a-1.js', 'assets/style-a-2.css']])
    expect(() => withoutEmpty('import*as a from"./style-a-1.js"', empty)).toThrow('see drop-empty-chunks.ts')
  })
})
