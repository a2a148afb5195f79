import { enqueue } from '#app/kernel/queue/dispatch'
import TendUploads from '#app/videos/uploads/jobs/tend_uploads'

/** After a crash, complete files may still wait to be handed over. */
export async function resumeUploads(): Promise<void> {
  await enqueue(TendUploads.dispatch({ quietSeconds: 0 }))
}
