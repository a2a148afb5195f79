import env from '#start/env'
import { enqueue } from '#app/kernel/queue/dispatch'
import ResumeContactImports from '#app/farm/imports/jobs/resume_contact_imports'

/** The embedded database has one process, so nothing else is working on its imports. */
export async function resumeAfterCrash(): Promise<void> {
  if (!env.get('DATABASE_URL')) await enqueue(ResumeContactImports.dispatch({ quietSeconds: 0 }))
}
