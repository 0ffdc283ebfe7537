import { expect, it } from 'vitest'
import { z } from 'zod'
import { bannerForm } from './banner-form.ts'
import { siteContentSchema } from './site-content-schema.ts'
import { unwrapped } from './walk-content.ts'

it('STU-02 SHELL-08 the form of the banner asks for all of it', () => {
  const schema = unwrapped(siteContentSchema.shape.banner)
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  expect(bannerForm().map(({ name }) => name)).toEqual(names)
  expect(bannerForm().filter(({ kind }) => kind === 'moment').length).toBe(2)
  expect(names.length).toBeGreaterThan(5)
})
