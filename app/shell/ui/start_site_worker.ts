import { seenThings } from '#app/kit/offline/seen'
import { forgetOldPhoto } from '#app/kit/offline/shared_photo'
import { hasWorkers, registerWorker } from '#app/kit/offline/worker'

/** After the first page has loaded, and when somebody signs in or out. @param accountId null for a guest */
export async function startSiteWorker(accountId: number | null): Promise<void> {
  // a session may have ended without this browser
  await seenThings?.forgetOthers(accountId).catch(() => {})
  await forgetOldPhoto().catch(() => {})
  if (hasWorkers()) await registerWorker().catch(() => {})
}
