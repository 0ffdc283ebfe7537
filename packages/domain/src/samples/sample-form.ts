/** Target of the form, and what it sends. Without schemas: browsers load it. */
export const SAMPLE_FORM = '/samples'
export const SAMPLE_FIELDS = { sku: 'sku', remind: 'remind', of: 'of' } as const
/** How the form ended, as a parameter of its page; what was chosen stands beside it. */
export const SAMPLE_FAULT_PARAM = 'fault'
export const SAMPLE_CHOSEN_PARAM = 'sku'
/** The key of the product that the visitor came from. */
export const SAMPLES_OF_PARAM = 'of'

export const SAMPLE_FAULTS = ['none', 'tooMany', 'soldOut'] as const
export type SampleFault = (typeof SAMPLE_FAULTS)[number]
