import { parentPort, workerData } from 'node:worker_threads'
import { findActiveContent } from '#app/properties/documents/active_content'

/** Reads one untrusted PDF in a thread, which its parent ends. */
const { bytes }: { bytes: Uint8Array } = workerData
parentPort?.postMessage(await findActiveContent(bytes))
