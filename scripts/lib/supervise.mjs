import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Exit code of a process that needs a person to fix something. */
const CANNOT_START = 78

const MAX_CRASHES = 5
const WINDOW_MS = 60_000
const FIRST_PAUSE_MS = 250

/**
 * Keeps a process running: restarts it after a crash, with a pause that doubles each time. Signals
 * are forwarded and end both.
 * @param {() => import('node:child_process').ChildProcess} launch
 * @returns {Promise<number>} the exit code
 */
export async function supervise(launch) {
  const stopping = new AbortController()
  let child
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      child.kill(signal)
      stopping.abort()
    })
  }

  let crashes = []
  for (let isFirst = true; ; isFirst = false) {
    child = launch()
    const [code, signal] = await once(child, 'close')
    if (stopping.signal.aborted || code === 0) return code ?? 0
    if (isFirst && code === CANNOT_START) return code

    crashes = [...crashes.filter((at) => Date.now() - at < WINDOW_MS), Date.now()]
    if (crashes.length === MAX_CRASHES) {
      console.error(
        `vesta crashed ${MAX_CRASHES} times within a minute and is not started again. The reason is in the log above.`
      )
      return code ?? 1
    }
    console.error(`vesta crashed (${signal ?? `exit code ${code}`}) and is started again.`)
    const pauseMs = FIRST_PAUSE_MS * 2 ** (crashes.length - 1)
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return 0
  }
}
