import { enqueue } from '#app/kernel/queue/dispatch'
import ReconcileImages from '#app/media/jobs/reconcile_images'
import SweepImages from '#app/media/jobs/sweep_images'

export async function cleanUpAfterCrash(): Promise<void> {
  await enqueue(ReconcileImages.dispatch({ quietSeconds: 0 }))
  await enqueue(SweepImages.dispatch({}))
}
