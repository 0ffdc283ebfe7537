import { expect, it } from 'vitest'
import { stockStatusOf } from '../stock/stock-status.ts'
import { disclosedPieces } from './disclosed-pieces.ts'

const told = (onHand: number, isEmployee: boolean) =>
  disclosedPieces({ status: stockStatusOf({ onHand, reserved: 0 }), available: onHand }, { isEmployee })

it('EMP-05 shoppers are told how many pieces a store has where few are left, employees always', () => {
  expect([0, 1, 5, 6, 40].map((onHand) => told(onHand, false))).toEqual([undefined, 1, 5, undefined, undefined])
  expect([0, 1, 5, 6, 40].map((onHand) => told(onHand, true))).toEqual([0, 1, 5, 6, 40])
})
