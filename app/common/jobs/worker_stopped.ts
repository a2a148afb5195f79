export class WorkerStopped extends Error {
  override name = 'WorkerStopped'
}
