import v8 from 'node:v8'
import pg from 'pg'
import { COUNT_REQUEST, type CountedWork } from './counted-work.ts'

/**
 * Loaded before the shop into its process: counts what it sends to the database and what it allocates, and says so when
 * its parent asks.
 */
interface Sender {
  sync: () => void
  query: (text: string) => void
}

let queries = 0
const sender = pg.Connection.prototype as unknown as Sender
const { sync, query } = sender
sender.sync = function (this: Sender) {
  queries += 1
  sync.call(this)
}
sender.query = function (this: Sender, text: string) {
  queries += 1
  query.call(this, text)
}

const usedHeap = () => v8.getHeapStatistics().used_heap_size
let allocated = 0
let profiler = new v8.GCProfiler()
let usedBefore = usedHeap()
profiler.start()

/** What the heap has grown by, and what was collected meanwhile. */
function readAllocated(): number {
  const used = usedHeap()
  const { statistics } = profiler.stop()
  const collected = statistics.reduce(
    (sum, { beforeGC, afterGC }) => sum + beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize,
    0,
  )
  allocated += used - usedBefore + collected
  profiler = new v8.GCProfiler()
  usedBefore = usedHeap()
  profiler.start()
  return allocated
}

process.on('message', (message) => {
  if (message !== COUNT_REQUEST) return
  const counted: CountedWork = { queries, allocatedBytes: readAllocated() }
  process.send?.(counted)
})
