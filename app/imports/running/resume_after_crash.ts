import env from '#start/env'
import { enqueue } from '#app/kernel/queue/dispatch'
import ResumeImports from '#app/imports/jobs/resume_imports'

/** The embedded database has one process, so nothing else is working on its imports. */
export async function resumeAfterCrash(): Promise<void> {
  if (!env.get('DATABASE_URL')) await enqueue(ResumeImports.dispatch({ quietSeconds: 0 }))
}
