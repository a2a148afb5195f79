import { parentPort, workerData } from 'node:worker_threads'
import { explainInThread } from './explain_in_thread.js'
import { interpretRow, type InterpretedRow, type RowToInterpret } from './interpret_row.js'

explainInThread(workerData as Record<string, string>)

/** What goes wrong unexpectedly ends the thread, and so reaches whoever waits. */
parentPort!.on('message', (rows: RowToInterpret[]) => void answer(rows))

async function answer(rows: RowToInterpret[]): Promise<void> {
  const interpreted: InterpretedRow[] = []
  for (const row of rows) interpreted.push(await interpretRow(row))
  parentPort!.postMessage(interpreted)
}
