type Dispatch = PromiseLike<unknown>

/** Queues a job. Call it after the commit: a job must never see rolled-back data. */
export async function enqueue(dispatch: Dispatch): Promise<void> {
  await dispatch
}
