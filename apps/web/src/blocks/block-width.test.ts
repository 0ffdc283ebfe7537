import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { CONTENT_WIDTH_PX, CONTENT_WIDTHS } from '@firkant/domain/content/content-widths.ts'
import { widthOf } from './block-view.tsx'

const editorial = { html: '', level: '2', align: 'left', theme: 'none' } as const
const block = (part: Pick<Block, 'componentName' | 'props'>) => ({ id: 'a', ...part }) as Block

describe('widthOf', () => {
  it('BLOCK-36 is what the editor chose', () => {
    for (const width of CONTENT_WIDTHS) {
      expect(widthOf(block({ componentName: 'Editorial', props: { ...editorial, width } }))).toBe(width)
    }
  })

  it('BLOCK-36 is else what suits the block', () => {
    const hero = { heading: 'Korte dage', textSide: 'left' as const, tone: 'light' as const, links: [], seen: [] }
    expect(widthOf(block({ componentName: 'Hero', props: hero }))).toBe('full')
    expect(widthOf(block({ componentName: 'Editorial', props: editorial }))).toBe('narrow')
    expect(widthOf(block({ componentName: 'Spacer', props: { size: 'small' } }))).toBe('normal')
  })
})

describe('the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, 'block-view.module.css'), 'utf8')
  const rule = (selector: string) => css.slice(css.indexOf(`${selector} {`)).match(/\{([^}]*)\}/)?.[1] ?? ''

  it('BLOCK-36 limits each preset to its width', () => {
    const widthIn = (selector: string) => Number(/--block-width:\s*(\d+)px/.exec(rule(selector))?.[1])
    expect(widthIn('.block')).toBe(CONTENT_WIDTH_PX.normal)
    for (const preset of ['wide', 'narrow', 'extraNarrow'] as const) {
      expect(widthIn(`.block[data-width='${preset}']`)).toBe(CONTENT_WIDTH_PX[preset])
    }
    expect(rule('.block')).toContain('max-width: calc(var(--block-width)')
  })

  it('BLOCK-36 does not limit full', () => {
    expect(rule(`.block[data-width='full']`)).toMatch(/max-width:\s*none/)
  })
})
