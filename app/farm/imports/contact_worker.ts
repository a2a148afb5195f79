import { parentPort, workerData } from 'node:worker_threads'
import { readingOf } from '#app/imports/reading/file_refusal'
import { doContactWork, type ContactTask } from './contact_work.js'

parentPort!.postMessage(await readingOf(() => doContactWork(workerData as ContactTask)))
