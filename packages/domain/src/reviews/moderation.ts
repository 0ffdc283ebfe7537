/** What waits for somebody to look at it. */
export const MODERATED_KINDS = ['review', 'question', 'answer'] as const
export type ModeratedKind = (typeof MODERATED_KINDS)[number]

/** Somebody looks at everything before it is shown, and again when it was changed. */
export const MODERATION_STATES = ['pending', 'published', 'refused'] as const
export type ModerationState = (typeof MODERATION_STATES)[number]

/** What somebody who looks at it may do: stars are no reason, and there is none for a low number of them. */
export const REFUSALS = ['offTopic', 'abusive', 'personal', 'advertising', 'unlawful'] as const
export type Refusal = (typeof REFUSALS)[number]

export const isRefusal = (said: string): said is Refusal => (REFUSALS as readonly string[]).includes(said)

export const DECISIONS = ['publish', 'refuse'] as const
export type Decision = (typeof DECISIONS)[number]

export const stateAfter = (decision: Decision): ModerationState => (decision === 'publish' ? 'published' : 'refused')

/** `changed`: the author wrote something else meanwhile, or somebody decided already. */
export const MODERATION_ERRORS = ['changed', 'reasonMissing', 'answerEmpty', 'answerTooLong'] as const
export type ModerationError = (typeof MODERATION_ERRORS)[number]

export const MAX_SHOP_ANSWER_LENGTH = 1500
