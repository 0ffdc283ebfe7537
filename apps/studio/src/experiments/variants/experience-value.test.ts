import { expect, it } from 'vitest'
import { z } from 'zod'
import { experienceContent } from '@firkant/domain/content/experiences/experience-content.ts'
import { experienceOf, newExperience, newVariant, withWinner } from './experience-value.ts'

const BLOCK = { id: 'hero', componentName: 'Hero', props: { heading: 'Vinter' } }
const schema = experienceContent(z.object({ componentName: z.string(), props: z.unknown() }))

it('STU-03 TRACK-08 a new variant begins as the block is, and is what a page may hold', () => {
  const experience = newExperience('start', BLOCK)
  expect(schema.safeParse(experience).success).toBe(true)
  expect(experience).toMatchObject({ key: 'start-hero', variants: [{ key: 'b', block: { props: BLOCK.props } }] })
  const second = newVariant(BLOCK, experience.variants)
  expect(second.key).toBe('c')
  expect(schema.safeParse({ ...experience, variants: [...experience.variants, second] }).success).toBe(true)
})

it('STU-03 TRACK-08 the winner takes the block’s place, and the experiment is gone', () => {
  const block = { ...BLOCK, experience: newExperience('start', BLOCK) }
  const winner = { key: 'b', block: { componentName: 'Hero', props: { heading: 'Jul' } } }
  expect(withWinner(block, winner)).toEqual({ ...BLOCK, props: { heading: 'Jul' } })
  expect(withWinner(block, { key: 'none' })).toEqual(BLOCK)
  expect(experienceOf({ experience: 'no' })).toBeUndefined()
})
