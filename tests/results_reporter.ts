import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Group, Suite } from '@japa/runner/core'
import type { NamedReporterContract } from '@japa/runner/types'
import { takeFailureFolder } from '#tests/failure_folders'

interface Place {
  suite: string
  /** relative to the project; empty for what belongs to none */
  file: string
  title: string
}

interface Failure extends Place {
  /** of a group or suite, not of a test */
  isHook?: boolean
  /** the first line of the error; all of it is in the output */
  reason: string
  /** where the test left screenshots and logs */
  folder?: string
}

/** characters of an error */
const MAX_SHOWN = 4000

/** Tells `npm test` by the file that `RESULTS_FILE` names which tests passed and what failed. */
export const resultsReporter: NamedReporterContract = {
  name: 'results',
  handler(_runner, emitter) {
    const passed: Place[] = []
    const failures: Failure[] = []
    emitter.on('test:end', ({ meta, hasError, isSkipped, title, errors }) => {
      const place = { ...placeOf(meta), title: title.expanded }
      if (hasError) {
        const folder = takeFailureFolder(meta.fileName, title.original)
        failures.push({ ...place, reason: reasonOf(errors[0]?.error), folder })
        // a run that is cut short says it too
        process.stdout.write(`    ${messageOf(errors[0]?.error).slice(0, MAX_SHOWN)}\n`)
      } else if (!isSkipped) passed.push(place)
    })
    emitter.on('group:end', ({ meta, title, errors }) => {
      failures.push(...errors.map((one) => failureOf({ ...placeOf(meta), title }, one)))
    })
    emitter.on('suite:end', ({ name, errors }) => {
      failures.push(...errors.map((one) => failureOf({ suite: name, file: '', title: name }, one)))
    })
    const noteUnhandled = (error: unknown) => {
      failures.push({ suite: '', file: '', title: 'outside of tests', reason: reasonOf(error) })
    }
    process.on('uncaughtException', noteUnhandled)
    process.on('unhandledRejection', noteUnhandled)
    process.once('exit', () => {
      const path = process.env.RESULTS_FILE
      if (path) writeFileSync(path, JSON.stringify({ passed, failures }))
    })
  },
}

/** Of what the runner attaches to tests and groups. */
function placeOf(meta: Group['options']['meta']): Pick<Place, 'suite' | 'file'> {
  const suite: Suite = meta.suite
  return { suite: suite.name, file: relative(process.cwd(), meta.fileName) }
}

function failureOf(place: Place, { phase, error }: { phase: string; error: unknown }): Failure {
  return { ...place, title: `${place.title}, ${phase}`, reason: reasonOf(error), isHook: true }
}

function reasonOf(error: unknown): string {
  return messageOf(error).split('\n', 1)[0]
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
