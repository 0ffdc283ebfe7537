import { environmentalProofs } from '../../environment/environmental-proof-tables.ts'
import { dueDiligence } from '../../law/due-diligence-tables.ts'
import { recalls } from '../../recalls/recall-tables.ts'
import { fullTexts, optionalTexts, type RecordExport } from './record-export.ts'
import { plainly } from './reference-exports.ts'

export const exportDueDiligence: RecordExport<'dueDiligence'> = async function* (tx) {
  const { productKey, reference, suppliedOn } = dueDiligence
  const rows = await tx
    .select()
    .from(dueDiligence)
    .orderBy(plainly(productKey), plainly(suppliedOn), plainly(reference))
  yield rows.map((row) => ({ type: 'dueDiligence', ...row }))
}

export const exportRecalls: RecordExport<'recall'> = async function* (tx) {
  const rows = await tx.select().from(recalls).orderBy(plainly(recalls.key))
  yield rows.map(({ key, productKeys, recalledOn, hazards, actions, affected, remedies }) => ({
    type: 'recall',
    key,
    productKeys,
    recalledOn,
    hazard: fullTexts(hazards),
    action: fullTexts(actions),
    affected: optionalTexts(affected),
    remedies,
  }))
}

export const exportEnvironmentalProofs: RecordExport<'environmentalProof'> = async function* (tx) {
  const rows = await tx.select().from(environmentalProofs).orderBy(plainly(environmentalProofs.key))
  yield rows.map((row) => ({ type: 'environmentalProof', ...row }))
}
