/** Everything that the studio's log tells of: each changed something. */
export const STUDIO_CHANGES = [
  'orderPacked',
  'orderShipped',
  'orderDelivered',
  'orderCancelled',
  'returnRegistered',
  'returnReceived',
  'noteWritten',
  'jobsRetried',
  'codeRenewed',
  'pictureUploaded',
  'pictureDescribed',
  'pictureReplaced',
  'pictureRestored',
  'pictureRemoved',
  'setPublished',
  'setTakenBack',
  'reviewPublished',
  'reviewRefused',
  'reviewAnswered',
] as const
export type StudioChangeKind = (typeof STUDIO_CHANGES)[number]

/** What was before and what is after: only the fields that changed. */
export type ChangedFields = Readonly<Record<string, string | number | boolean>>

export const MAX_CHANGE_REASON_LENGTH = 200
export const MAX_NOTE_LENGTH = 2000
