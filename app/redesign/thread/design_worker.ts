import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadData, ThreadOrder } from './thread_work.js'
import { Workshop } from './workshop.js'

/** nice value: requests get the CPU first */
const PRIORITY = 5

/** One order at a time. An error ends the thread and its state. */
yieldToOthers()
const { calledOff }: ThreadData = workerData
const workshop = new Workshop((message) => parentPort?.postMessage(message), calledOff)
parentPort?.on('message', (order: ThreadOrder) => workshop.handle(order))

/** On Linux priority is per thread, and inherited by the threads it starts. */
function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(Math.max(PRIORITY, getPriority()))
}
