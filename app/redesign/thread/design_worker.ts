import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadData, ThreadOrder } from './thread_work.js'
import { Workshop } from './workshop.js'

/** nice value: whoever waits for an answer of the server gets the processor first */
const PRIORITY = 5

/** One order at a time. An error ends the thread and its state. */
yieldToOthers()
const { calledOff }: ThreadData = workerData
const workshop = new Workshop((message) => parentPort?.postMessage(message), calledOff)
parentPort?.on('message', (order: ThreadOrder) => workshop.handle(order))

/** On Linux priority is each thread's own, and goes on to the threads that it starts. */
function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(Math.max(PRIORITY, getPriority()))
}
