import env from '#start/env'
import { enqueue } from '#app/kernel/queue/dispatch'
import ResumeImports from '#app/imports/jobs/resume_imports'

/** The embedded database has one process, so nobody else works on what it left behind. */
export async function resumeAfterCrash(): Promise<void> {
  if (!env.get('DATABASE_URL')) await enqueue(ResumeImports.dispatch({ quietSeconds: 0 }))
}
