import type { NamedReporterContract } from '@japa/runner/types'

/** One line per failed test or setup, and the summary: `N passed, N failed`. */
export const summaryReporter: NamedReporterContract = {
  name: 'summary',
  handler(_runner, emitter) {
    let passed = 0
    const failures: string[] = []
    emitter.on('test:end', ({ hasError, isSkipped, title, errors }) => {
      if (hasError) failures.push(`FAILED ${title.expanded}: ${reasonOf(errors[0]?.error)}`)
      else if (!isSkipped) passed += 1
    })
    emitter.on('group:end', ({ title, errors }) => {
      for (const { phase, error } of errors) {
        failures.push(`FAILED ${title}, ${phase}: ${reasonOf(error)}`)
      }
    })
    process.once('exit', () => {
      const lines = [...failures, `${passed} passed, ${failures.length} failed`]
      process.stdout.write(`\n${lines.join('\n')}\n`)
    })
  },
}

/** Only the first line; the full error is further up. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0]
}
