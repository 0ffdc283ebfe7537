import { describe, expect, it } from 'vitest'
import type { Block } from '../content/blocks/block.ts'
import { hasNewsletterForm } from './newsletter-form-block.ts'

const block = (componentName: Block['componentName'], more: object = {}) =>
  ({ id: componentName, componentName, props: {}, ...more }) as unknown as Block
const form = block('NewsletterSignup')

describe('a page that asks for an address', () => {
  it('BLOCK-38 has the form among its blocks, or in a column of them', () => {
    expect(hasNewsletterForm([block('Spacer'), form])).toBe(true)
    expect(hasNewsletterForm([block('Layout', { props: { columns: [{ blocks: [] }, { blocks: [form] }] } })])).toBe(
      true,
    )
  })

  it('BLOCK-38 does not count one that only some visitors see', () => {
    const forPhones = block('NewsletterSignup', { displayConditions: { deviceVisibility: 'mobile' } })
    expect(hasNewsletterForm([block('Spacer'), forPhones])).toBe(false)
  })
})
