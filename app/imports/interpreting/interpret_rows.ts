import { IdleThread } from '#app/kernel/threads/idle_thread'
import { threadFile } from '#app/kernel/threads/thread'
import { declaredFieldNames } from '#app/kernel/validation/field_names'
import type { InterpretedRow, RowToInterpret } from './interpret_row.js'

/** For some hundred rows, with loading the places on a busy machine. */
const MAX_MS = 60_000
/** From one batch to the next; all places of the world take 60 MB meanwhile. */
const IDLE_MS = 10_000
const MAX_HEAP_MB = 512

const thread = new IdleThread<RowToInterpret[], InterpretedRow[]>(
  threadFile(import.meta.url, 'interpret_worker'),
  { data: declaredFieldNames, maxMs: MAX_MS, idleMs: IDLE_MS, maxHeapMb: MAX_HEAP_MB }
)

/**
 * What some rows say, in their order, read in a thread: patterns, names of countries and the map
 * cost a millisecond a row.
 * @throws Error if a row is more than the thread can take
 */
export function interpretRows(rows: RowToInterpret[]): Promise<InterpretedRow[]> {
  return thread.ask(rows)
}
