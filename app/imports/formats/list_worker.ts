import { parentPort, workerData } from 'node:worker_threads'
import { readingOf } from './file_reading.js'
import { doListWork, type ListTask } from './list_work.js'

parentPort!.postMessage(await readingOf(() => doListWork(workerData as ListTask)))
