import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { ReturnState } from '@firkant/domain/orders/returns/return-states.ts'
import type { ModeratedKind, ModerationError, ModerationState, Refusal } from '@firkant/domain/reviews/moderation.ts'
import type { DeskBar, DeskStep } from '@firkant/domain/studio/desk-steps.ts'
import type { DeskWork } from '@firkant/domain/studio/desk-work.ts'
import type { DeskError } from '@firkant/domain/studio/studio-calls.ts'
import type { StudioChangeKind } from '@firkant/domain/studio/studio-changes.ts'
import type { StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { CallFailure } from '../platform/call-server.ts'
import type { TextKey } from './use-texts.tsx'

type Names<Key extends string> = Readonly<Record<Key, TextKey>>

export const ROLE_NAMES: Names<StudioRole> = {
  editor: 'roleEditor',
  merchandiser: 'roleMerchandiser',
  service: 'roleService',
  manager: 'roleManager',
}

export const MARKET_NAMES: Names<MarketKey> = { DK: 'marketDK', NO: 'marketNO', SE: 'marketSE' }

export const STATE_NAMES: Names<OrderState> = {
  placed: 'statePlaced',
  awaitingConfirmation: 'stateAwaitingConfirmation',
  paying: 'statePaying',
  paid: 'statePaid',
  packed: 'statePacked',
  shipped: 'stateShipped',
  delivered: 'stateDelivered',
  partlyReturned: 'statePartlyReturned',
  returned: 'stateReturned',
  cancelled: 'stateCancelled',
}

export const WORK_NAMES: Names<DeskWork> = {
  toPack: 'toPack',
  toShip: 'toShip',
  onTheirWay: 'onTheirWay',
  returning: 'returning',
  unpaid: 'unpaid',
}

export const STEP_NAMES: Names<DeskStep> = {
  pack: 'stepPack',
  ship: 'stepShip',
  deliver: 'stepDeliver',
  cancel: 'stepCancel',
  registerReturn: 'stepRegisterReturn',
  receiveReturn: 'stepReceiveReturn',
}

export const BAR_NAMES: Names<DeskBar> = {
  role: 'barRole',
  notPaid: 'barNotPaid',
  packFirst: 'barPackFirst',
  shipFirst: 'barShipFirst',
  isPickup: 'barIsPickup',
  hasLeft: 'barHasLeft',
  isDone: 'barIsDone',
  isCancelled: 'barIsCancelled',
  notAnnounced: 'barNotAnnounced',
  nothingLeft: 'barNothingLeft',
}

export const DESK_ERROR_NAMES: Names<DeskError> = {
  changed: 'errorChanged',
  refused: 'errorRefused',
  parcelInvalid: 'errorParcelInvalid',
  linesInvalid: 'errorLinesInvalid',
  noteEmpty: 'errorNoteEmpty',
  tooLate: 'errorTooLate',
}

export const RETURN_NAMES: Names<ReturnState> = {
  announced: 'returnAnnounced',
  received: 'returnReceived',
  refunded: 'returnRefunded',
}

export const CHANGE_NAMES: Names<StudioChangeKind> = {
  orderPacked: 'changeOrderPacked',
  orderShipped: 'changeOrderShipped',
  orderDelivered: 'changeOrderDelivered',
  orderCancelled: 'changeOrderCancelled',
  returnRegistered: 'changeReturnRegistered',
  returnReceived: 'changeReturnReceived',
  noteWritten: 'changeNoteWritten',
  jobsRetried: 'changeJobsRetried',
  codeRenewed: 'changeCodeRenewed',
  pictureUploaded: 'changePictureUploaded',
  pictureDescribed: 'changePictureDescribed',
  pictureReplaced: 'changePictureReplaced',
  pictureRestored: 'changePictureRestored',
  pictureRemoved: 'changePictureRemoved',
  setPublished: 'changeSetPublished',
  setTakenBack: 'changeSetTakenBack',
  reviewPublished: 'changeReviewPublished',
  reviewRefused: 'changeReviewRefused',
  reviewAnswered: 'changeReviewAnswered',
}

export const MODERATED_NAMES: Names<ModeratedKind> = {
  review: 'kindReview',
  question: 'kindQuestion',
  answer: 'kindAnswer',
}
export const MODERATION_NAMES: Names<ModerationState> = {
  pending: 'reviewsPending',
  published: 'reviewsPublished',
  refused: 'reviewsRefused',
}
export const REFUSAL_NAMES: Names<Refusal> = {
  offTopic: 'refusal_offTopic',
  abusive: 'refusal_abusive',
  personal: 'refusal_personal',
  advertising: 'refusal_advertising',
  unlawful: 'refusal_unlawful',
}
export const MODERATION_ERROR_NAMES: Names<ModerationError> = {
  changed: 'errorReviewChanged',
  reasonMissing: 'errorReasonMissing',
  answerEmpty: 'errorAnswerEmpty',
  answerTooLong: 'errorAnswerTooLong',
}

/** Who took a step of an order; another one is the shop itself. */
export const ACTOR_NAMES: Readonly<Record<string, TextKey>> = {
  buyer: 'actorBuyer',
  bank: 'actorBank',
  staff: 'actorStaff',
  shop: 'actorShop',
}

export function failureName(code: CallFailure): TextKey {
  if (code === 'offline' || code === 'unavailable') return 'offline'
  if (code === 'too-many-requests') return 'tooMany'
  return code === 'not-found' ? 'notFound' : 'failed'
}
