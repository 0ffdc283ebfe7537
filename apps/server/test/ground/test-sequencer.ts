import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inRunOrder } from './test-order.ts'

export class TestSequencer extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const order = new Map(inRunOrder(specifications.map(({ moduleId }) => moduleId)).map((file, at) => [file, at]))
    return specifications.toSorted((a, b) => (order.get(a.moduleId) ?? 0) - (order.get(b.moduleId) ?? 0))
  }
}
