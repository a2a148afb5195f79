/** The process ends: what it is at is for another. */
export class WorkerStopped extends Error {
  override name = 'WorkerStopped'
}
