import { prettyPrintError } from '@adonisjs/core'
import { explainStartError } from './explain_start_error.js'

/** EX_CONFIG of sysexits(3): `npm start` doesn't retry. */
const CANNOT_START = 78
const CRASHED = 1

/** @returns the exit code: 78 if someone has to change the setup */
export async function reportFailedStart(error: unknown): Promise<number> {
  const sentence = explainStartError(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else await prettyPrintError(error)
  return sentence ? CANNOT_START : CRASHED
}
