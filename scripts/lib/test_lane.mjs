import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free_port.mjs'
import { projectNode, root } from './paths.mjs'

const SUMMARY = /^(\d+) passed, (\d+) failed$/gm
const FAILURE = /^FAILED .*$/gm
const TIME = /^TIME .* ([\d.]+) s CPU$/
/** characters at the end searched for the summary */
const TAIL = 20_000

/**
 * @typedef {{ line: string, cpu: number }} Time a spec file took, in seconds
 * @typedef {{ code: number, passed: number, failed: number, failures: string[], times: Time[] }} Result
 */

/**
 * Runs suites in sequence in their own process, on a fresh, temporary storage folder.
 * @param {string[]} args the suites and other arguments of the test runner
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isAlone: boolean }} options alone it prints output as it comes, or else by spec file
 * @returns {Promise<Result>}
 */
export async function runLane(args, env, { isAlone }) {
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
    const output = readLines(lane, isAlone)
    const code = await new Promise((resolve, reject) => {
      lane.once('error', reject)
      lane.once('close', (status) => resolve(status ?? 1))
    })
    return { code, ...output.end() }
  } finally {
    await rm(storage, { recursive: true, force: true })
  }
}

/** Prints a lane's lines and collects what they tell of times and failures. */
function readLines(lane, isAlone) {
  const times = []
  let tail = ''
  let block = []
  const print = () => process.stdout.write(block.splice(0).join(''))
  const tell = (line) => {
    tail = (tail + line).slice(-TAIL)
    block.push(line)
    const [time, cpu] = TIME.exec(line.trimEnd()) ?? []
    if (time) times.push({ line: time, cpu: Number(cpu) })
    if (isAlone || time) print()
  }
  for (const stream of [lane.stdout, lane.stderr]) {
    let begun = ''
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (begun + text).split(/(?<=\n)/)
      begun = lines.at(-1).endsWith('\n') ? '' : lines.pop()
      lines.forEach(tell)
    })
    stream.on('end', () => begun && tell(begun))
  }
  return {
    end() {
      print()
      const [, passed = 0, failed = 0] = [...tail.matchAll(SUMMARY)].at(-1) ?? []
      const failures = [...tail.matchAll(FAILURE)].map(([line]) => line)
      return { passed: Number(passed), failed: Number(failed), failures, times }
    },
  }
}
