import type { TextTable } from '../../texts/text-table.ts'
import { roomPlanDa } from './texts/room-plan-da.ts'
import { roomPlanNb } from './texts/room-plan-nb.ts'
import { roomPlanSv } from './texts/room-plan-sv.ts'

export const roomPlanTexts: TextTable<typeof roomPlanDa> = { da: roomPlanDa, nb: roomPlanNb, sv: roomPlanSv }
