import type { NamedReporterContract } from '@japa/runner/types'

/** Ends a run with the one line that people and machines look for: `N passed, N failed`. */
export const summaryReporter: NamedReporterContract = {
  name: 'summary',
  handler(_runner, emitter) {
    let passed = 0
    let failed = 0
    emitter.on('test:end', ({ hasError, isSkipped }) => {
      if (hasError) failed += 1
      else if (!isSkipped) passed += 1
    })
    process.once('exit', () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`))
  },
}
