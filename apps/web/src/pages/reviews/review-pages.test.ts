import { describe, expect, it } from 'vitest'
import type { QuestionsModel, ReviewWriteModel } from '@firkant/domain/page/models/review-models.ts'
import { askedMeasures } from '@firkant/domain/reviews/review-measure-texts.ts'
import { FAULT_FIELD, REVIEW_FAULTS } from '@firkant/domain/reviews/written-review.ts'
import { attributesOf } from '@firkant/ui/test/shown.ts'
import { frame, productPage, showPage } from '../../../test/render-page.ts'
import { samplePicture, sampleProduct, sampleReview, sampleReviews } from '../../../test/sample-product.ts'

const WRITE: ReviewWriteModel = {
  step: 'write',
  product: { key: 'nordlo', name: 'Nordlo', url: '/sofaer/nordlo', image: samplePicture(1) },
  action: '/anmeldelse',
  token: 't0',
  typed: { rating: '2', title: '', text: 'Hård "ryg" & <b>', author: 'Anna', measures: { fitsTwo: false } },
  measures: askedMeasures('sofa', 'da'),
  photos: [],
  state: 'asked',
}
const written = (more: Partial<ReviewWriteModel> = {}) =>
  showPage({ ...frame('/anmeldelse'), componentName: 'ReviewPage', model: { ...WRITE, ...more } })

describe('the form of a review', () => {
  it('REV-01 works without scripts: a plain form that takes photos, with what was typed', async () => {
    const shown = await written()
    const form = shown.root.querySelector('form[action="/anmeldelse"]')
    expect(attributesOf(form ?? undefined, ['method', 'enctype'])).toEqual(['post', 'multipart/form-data'])
    const checked = [...shown.root.querySelectorAll('input[type=radio][checked]')].map((input) =>
      attributesOf(input, ['name', 'value']).join('='),
    )
    expect(checked).toEqual([
      'rating=2',
      'measure.fitsTwo=no',
      'measure.fitsThree=',
      'measure.comfortable=',
      'measure.asPictured=',
    ])
    expect(shown.root.querySelector('textarea')?.textContent).toBe(WRITE.typed.text)
    expect(shown.root.querySelector('input[type=file]')?.getAttribute('accept')).not.toContain('svg')
  })

  it.each(REVIEW_FAULTS)(
    'REV-01 REV-02 says what is wrong in words, once above and at its field: %s',
    async (fault) => {
      const shown = await written({ fault })
      const said = shown.texts('review-fault')[0] ?? ''
      expect(said).toMatch(/\.$/)
      const isOfGroup = FAULT_FIELD[fault] === 'photo' || FAULT_FIELD[fault] === 'rating'
      expect(shown.root.querySelectorAll('[aria-describedby~=review-fault]')).toHaveLength(isOfGroup ? 1 : 0)
      if (!isOfGroup) expect(shown.texts('field-message')).toContain(said)
    },
  )

  it('REV-01 a refused one says why, and can be mended or erased', async () => {
    const shown = await written({ state: 'refused', reason: 'personal', eraseAction: '/anmeldelse/slet' })
    expect(shown.texts('review-state')[0]).toContain('Den nævner personer eller noget privat.')
    expect(shown.root.querySelector('form[action="/anmeldelse/slet"] [name=token]')?.getAttribute('value')).toBe('t0')
  })

  it('REV-02 of three photos one is removed before another is added', async () => {
    const photos = [1, 2, 3].map((id) => ({ id: String(id), src: 'data:image/webp;base64,AA' }))
    const shown = await written({ photos, state: 'pending' })
    expect(shown.root.querySelectorAll('input[name=removed]')).toHaveLength(3)
    expect(shown.root.querySelector('input[type=file]')).toBeNull()
  })
})

const questionsOf = (model: QuestionsModel) =>
  showPage({ ...frame(model.pageUrl), componentName: 'QuestionsPage', model })

describe('questions', () => {
  const model: QuestionsModel = {
    product: WRITE.product,
    pageUrl: '/spoergsmaal/nordlo',
    q: '',
    page: 1,
    questions: [
      {
        id: 'q1',
        language: 'sv',
        text: 'Går den isär?',
        author: '',
        askedAt: '2026-11-01T10:00:00Z',
        answers: [{ id: 'a1', text: 'Ja.', by: 'buyer', author: 'Siv', writtenAt: '2026-11-02T10:00:00Z' }],
      },
    ],
    total: 1,
    mayAnswer: false,
  }

  it('REV-03 are said in their own language, with who answered; only who has it at home may answer', async () => {
    const shown = await questionsOf(model)
    expect(shown.part('question').getAttribute('lang')).toBe('sv')
    expect(shown.texts('answer')[0]).toContain('Siv, har købt den')
    expect(shown.parts('answer-form')).toEqual([])
    const buyer = await questionsOf({ ...model, mayAnswer: true })
    expect(buyer.parts('answer-form')).toHaveLength(1)
  })

  it('REV-03 a product’s page shows the newest and leads to all, and to the form where there is none', async () => {
    const questions = { url: model.pageUrl, count: 3, items: model.questions }
    const shown = await showPage(productPage(sampleProduct({ questions })))
    expect(shown.texts('product-questions')[0]).toContain('Går den isär?')
    expect(shown.part('product-questions').querySelector('a')?.getAttribute('href')).toBe('/spoergsmaal/nordlo')
    const none = await showPage(productPage(sampleProduct({ questions: { ...questions, count: 0, items: [] } })))
    expect(none.part('product-questions').querySelector('a')?.getAttribute('href')).toBe('/spoergsmaal/nordlo#ask')
    expect(none.root.querySelector('[action^="/questions"]')).toBeNull()
  })
})

it('REV-01 a review on the product’s page has its measures, photos, the shop’s answer and a plain vote', async () => {
  const review = sampleReview({
    measures: [{ label: 'Står stabilt', holds: false }],
    photos: [samplePicture(1)],
    answer: 'Vi sender nye ben.',
    helpful: 2,
  })
  const shown = await showPage(productPage(sampleProduct({ reviews: sampleReviews({ items: [review] }) })))
  expect(shown.texts('review-measures')).toEqual(['Står stabilt: Nej'])
  expect(shown.texts('review-answer')[0]).toContain('Vi sender nye ben.')
  expect(shown.part('review-photos').querySelector('img')?.getAttribute('alt')).toBe('Billede 1 af Jonas')
  const vote = shown.getByText('Det hjalp mig')
  expect(attributesOf(vote, ['form', 'name', 'value'])).toEqual(['review-helpful', 'review', 'r1'])
  expect(vote.parentElement?.textContent).toContain('Hjalp 2 besøgende')
  const form = shown.root.querySelector('#review-helpful') ?? undefined
  expect(attributesOf(form, ['method', 'action'])).toEqual(['post', '/reviews/helpful'])
})
