import { seenThings } from '#app/kit/offline/seen'
import { hasWorkers, registerWorker } from '#app/kit/offline/worker'

/** Once per document, after it has loaded. @param accountId null for a guest */
export async function startWorker(accountId: number | null): Promise<void> {
  // a session may have ended without this browser
  await seenThings?.forgetOthers(accountId).catch(() => {})
  if (hasWorkers()) await registerWorker().catch(() => {})
}
