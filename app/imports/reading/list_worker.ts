import { parentPort, workerData } from 'node:worker_threads'
import { readingOf } from './file_refusal.js'
import { doListWork, type ListTask, type ReadList } from './list_work.js'
import type { ListPreview } from './preview_table.js'

parentPort!.postMessage(
  await readingOf<ListPreview | ReadList>(() => doListWork(workerData as ListTask))
)
