import { parentPort, workerData } from 'node:worker_threads'
import { doListWork, type ListTask } from './list_work.js'

parentPort!.postMessage(doListWork(workerData as ListTask))
