import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readingOf } from '#app/imports/reading/file_refusal'
import { doContactWork, type ContactFile } from './contact_work.js'

const { path, ...wish } = workerData as ContactFile
const reading = await readingOf(async () => doContactWork({ ...wish, bytes: await readFile(path) }))
parentPort!.postMessage(reading)
