import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free_port.mjs'
import { projectNode, root } from './paths.mjs'

const SUMMARY = /^(\d+) passed, (\d+) failed$/gm
const FAILURE = /^FAILED .*$/gm
/** characters at the end searched for the summary */
const TAIL = 20_000

/**
 * Runs suites in sequence in their own process, on a fresh, temporary storage folder.
 * @param {string[]} args the suites and other arguments of the test runner
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} tell called with output as it comes
 * @returns {Promise<{ code: number, passed: number, failed: number, failures: string[] }>}
 */
export async function runLane(args, env, tell) {
  const storage = await mkdtemp(join(tmpdir(), 'vesta-test-'))
  try {
    const lane = spawn(
      projectNode(),
      ['--no-warnings', '--import=@poppinss/ts-exec', 'bin/test.ts', ...args],
      {
        cwd: root,
        env: {
          ...env,
          NODE_ENV: 'test',
          STORAGE_PATH: storage,
          PORT: String(await freePort()),
          HOST: '127.0.0.1',
          ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }
    )
    let end = ''
    for (const stream of [lane.stdout, lane.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        end = (end + text).slice(-TAIL)
        tell(text)
      })
    }
    const code = await new Promise((resolve, reject) => {
      lane.once('error', reject)
      lane.once('close', (status) => resolve(status ?? 1))
    })
    const [, passed = 0, failed = 0] = [...end.matchAll(SUMMARY)].at(-1) ?? []
    const failures = [...end.matchAll(FAILURE)].map(([line]) => line)
    return { code, passed: Number(passed), failed: Number(failed), failures }
  } finally {
    await rm(storage, { recursive: true, force: true })
  }
}
