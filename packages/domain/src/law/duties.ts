import { accessibilityGaps, accessibilityNotes } from './accessibility/accessibility-gaps.ts'
import { deforestationGaps } from './deforestation.ts'
import { type Duty, UNVERIFIED } from './duty.ts'
import { energyGaps } from './energy/energy-gaps.ts'
import { environmentGaps } from './environment/environment-gaps.ts'
import { durabilityGaps, madeToOrderGaps } from './guarantee/durability-gaps.ts'
import { guaranteeNoticeGaps, guaranteeNoticeNotes } from './guarantee/guarantee-notice-gaps.ts'
import { invoiceTermsGaps } from './invoice/invoice-terms-gaps.ts'
import { paymentOrderGaps } from './payment-order-gaps.ts'
import { safetyGaps } from './product-safety.ts'
import { recallGaps } from './recall-gaps.ts'
import { reviewGaps, sellerGaps, withdrawalGaps } from './storefront-gaps.ts'
import { unitPriceGaps } from './unit-price-gaps.ts'

const inEu = (day: string) => ({ DK: day, NO: UNVERIFIED, SE: day })

/**
 * What the shop owes its buyers. To add a duty: a row here, its text for shoppers in `web/pages/rights/texts` (the
 * compiler asks for it), then `npm run docs:law`. Sources and how sure they are: decision 0088.
 */
export const DUTIES = {
  seller: {
    reference: '2011/83/EU art. 6 & 8',
    from: { DK: '2014-06-13', NO: '2014-06-13', SE: '2014-06-13' },
    appliesTo: 'shop',
    asks: 'Name, address, number and contact of who sells stand in every brand, its page `terms` exists, and no page has a `[[placeholder]]` left that a lawyer has to fill in.',
    check: { by: 'data', findGaps: sellerGaps },
  },
  'total-price': {
    reference: '2011/83/EU art. 6 & 8',
    from: { DK: '2014-06-13', NO: '2014-06-13', SE: '2014-06-13' },
    appliesTo: 'order',
    asks: 'The total with VAT and delivery, the right of withdrawal and the words of the button stand before the order; terms and confirmation come by mail.',
    check: { by: 'built', provedBy: ['LAW-06'] },
  },
  'reference-price': {
    reference: '98/6/EC art. 6a (2019/2161)',
    from: inEu('2022'),
    appliesTo: 'product',
    asks: 'A reduction is measured against the lowest price of the 30 days before, from the price log.',
    check: { by: 'built', provedBy: ['LAW-02'] },
  },
  'unit-price': {
    reference: '98/6/EC art. 3',
    from: inEu('2000-03-18'),
    appliesTo: 'product',
    asks: 'What is sold by measure says how much its price buys, in the columns `variant.content.quantity` and `variant.content.unit`: the price per unit then stands beside its price everywhere.',
    check: { by: 'data', findGaps: unitPriceGaps },
  },
  urgency: {
    reference: '2005/29/EC art. 6 (2019/2161)',
    from: inEu('2022'),
    appliesTo: 'product',
    asks: 'What is said of stock, demand and time comes from records.',
    check: { by: 'built', provedBy: ['LAW-03'] },
  },
  consent: {
    reference: '2002/58/EC art. 5(3)',
    from: inEu('2011'),
    appliesTo: 'shop',
    asks: 'Nothing that is not needed is stored before consent; refusing is as easy as accepting.',
    check: { by: 'built', provedBy: ['LAW-04'] },
  },
  newsletter: {
    reference: '2002/58/EC art. 13',
    from: inEu('2003'),
    appliesTo: 'shop',
    asks: 'Newsletters are sent after a click in a confirmation mail alone, and end with one.',
    check: { by: 'built', provedBy: ['LAW-05'] },
  },
  reviews: {
    reference: '2005/29/EC art. 7(6) (2019/2161)',
    from: inEu('2022'),
    appliesTo: 'product',
    asks: "Beside the stars stands whether and how reviews are known to be from buyers: `reviewOrigin` in each language's `site.json`; from lists of products, the footer (`footer.legal`) leads to the page of rights, which says it too. Average and number are given to search engines on the page that shows them alone.",
    check: { by: 'data', findGaps: reviewGaps },
  },
  'product-safety': {
    reference: '2023/988 art. 19',
    from: inEu('2024-12-13'),
    appliesTo: 'product',
    asks: 'Each product has a manufacturer with postal and electronic address (and a responsible person in the EU where it is outside), a picture, a model code and safety information in the language of the market.',
    check: { by: 'data', findGaps: safetyGaps },
  },
  recalls: {
    reference: '2023/988 art. 35–37',
    from: inEu('2024-12-13'),
    appliesTo: 'product',
    asks: 'A `recall` stands on the product and on the page of recalls, and one mail goes to each buyer, with a stored proof; it offers at least two remedies.',
    check: { by: 'data', findGaps: recallGaps },
  },
  energy: {
    reference: '2019/2015 (2017/1369)',
    from: inEu('2021-09-01'),
    appliesTo: 'product',
    asks: 'The energy class of a light source, or of the one that a lamp contains, stands beside its price everywhere (LAW-10), and opens label and information sheet: the columns `energy.…`. A lamp sold without one has the source `none`.',
    check: { by: 'data', findGaps: energyGaps },
  },
  'environmental-claims': {
    reference: '2005/29/EC art. 6 & annex I (2024/825)',
    from: inEu('2026-09-27'),
    appliesTo: 'product',
    asks: 'Environmental words in catalogue and content have a record `environmentalProof` that holds today: an import warns of others, and refuses them with `LAW_STRICT=on`.',
    check: { by: 'data', findGaps: environmentGaps },
  },
  deforestation: {
    reference: '2023/1115 art. 5',
    from: inEu('2026-12-30'),
    appliesTo: 'product',
    asks: 'Each product of wood has a record `dueDiligence` for its supply: kept five years, exported, shown to nobody. The day is that of medium and large firms; small ones have until 2027-06-30.',
    check: { by: 'data', findGaps: deforestationGaps },
  },
  withdrawal: {
    reference: '2011/83/EU art. 11a (2023/2673)',
    from: inEu('2026-06-19'),
    appliesTo: 'order',
    asks: 'The withdrawal function is built in (LAW-01); the page `terms` of each brand links to it.',
    check: { by: 'data', findGaps: withdrawalGaps },
  },
  'guarantee-notice': {
    reference: '2011/83/EU art. 6 (2024/825, 2025/1960)',
    from: inEu('2026-09-27'),
    appliesTo: 'shop',
    asks: "The notice of the legal guarantee has a page of its own and stands above the order button; the last line of each brand's footer (`footer.legal` in `site.json`) leads to it. The official picture is the regulation's annex: `notice-da.svg`, `notice-nb.svg` and `notice-sv.svg` in the folder `LAW_NOTICE_FILES`; until they are there, the shop says it in its own words and `shop law` notes it.",
    check: { by: 'data', findGaps: guaranteeNoticeGaps, findNotes: guaranteeNoticeNotes },
  },
  accessibility: {
    reference: '2019/882 art. 13 & annex V',
    from: inEu('2025-06-28'),
    appliesTo: 'shop',
    asks: "A statement says how the service works and meets the requirements, what was tested when (from the tests themselves: `npm run docs:accessibility`), what does not hold and whom to complain to: the last two are `accessibility` in each language's `site.json`, whose footer (`footer.legal`) leads there. The authority is named once the owner has read at the source that it takes such complaints, and has written the day as `authority.confirmedOn`; until then `shop law` notes it.",
    check: { by: 'data', findGaps: accessibilityGaps, findNotes: accessibilityNotes },
  },
  'durability-label': {
    reference: '2011/83/EU art. 6 (2024/825, 2025/1960)',
    from: inEu('2026-09-27'),
    appliesTo: 'product',
    asks: "A product whose producer gives a free guarantee of more than two years on the whole of it (`guaranteeYears`) shows a label on its page, in cart, checkout and mails. The label names producer and model: `manufacturerKey` and `modelCode`. A shop's own guarantee, or one on parts, is none of it.",
    check: { by: 'data', findGaps: durabilityGaps },
  },
  'made-to-order': {
    reference: '2011/83/EU art. 6(1)(k), 16(c)',
    from: { DK: '2014-06-13', NO: '2014-06-13', SE: '2014-06-13' },
    appliesTo: 'order',
    asks: "What is made to the buyer's wishes (`variant.isMadeToOrder`, off by itself) says on its page, in cart, checkout and mail that the right of withdrawal ends, and the withdrawal function leaves it out with the reason. The page `terms` of each brand that sells such says so too. A choice among what there is does not count.",
    check: { by: 'data', findGaps: madeToOrderGaps },
  },
  'payment-order': {
    reference: 'betaltjänstlagen (SE)',
    from: { DK: UNVERIFIED, NO: UNVERIFIED, SE: '2020-07-01' },
    appliesTo: 'order',
    asks: 'Direct payment stands before invoices, and nothing that is paid later is chosen beforehand.',
    check: { by: 'data', findGaps: paymentOrderGaps },
  },
  'invoice-terms': {
    reference: '2023/2225',
    from: inEu('2026-11-20'),
    appliesTo: 'order',
    asks: 'An invoice of our own is no credit: without interest and fees, to be paid within `INVOICE_DAYS` of the delivery (at most 14 for a large seller, 50 for a small one; more ends the start). Checkout, confirmation, invoice and mails say so by themselves, and the page `terms` of each brand has a sentence with the number.',
    check: { by: 'data', findGaps: invoiceTermsGaps },
  },
} as const satisfies Readonly<Record<string, Duty>>

export type DutyId = keyof typeof DUTIES
export const DUTY_IDS = Object.keys(DUTIES) as readonly DutyId[]
export const dutyOf = (id: DutyId): Duty => DUTIES[id]
