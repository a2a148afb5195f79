import { parentPort, workerData } from 'node:worker_threads'
import type { BuiltinTask } from './builtin_task.js'
import { makeDesign } from './make_design.js'

/** Makes one design in a thread of its own and ends. */
const task: BuiltinTask = workerData
await makeDesign(task, (message) => parentPort?.postMessage(message))
