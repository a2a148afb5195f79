import { wakeWorker } from './worker.js'

/** Anything that `Job.dispatch(...)` answers: sent to the queue when awaited. */
type Dispatch = PromiseLike<unknown>

/**
 * Puts a job into the queue and wakes this process's worker. Call it after
 * the transaction has committed: the queue uses a connection of its own, and
 * a job must never see what was rolled back.
 */
export async function enqueue(dispatch: Dispatch): Promise<void> {
  await dispatch
  wakeWorker()
}
