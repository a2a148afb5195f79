import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free_port.mjs'
import { projectNode, root } from './paths.mjs'

const TIME = /^TIME (\S+) .* ([\d.]+) s CPU$/

/**
 * @typedef {{ suite: string, file: string, title: string }} Place of a test; no file: belongs to none
 * @typedef {Place & { reason: string, isHook?: boolean, folder?: string }} Failure with the folder of its screenshots
 * @typedef {{ line: string, cpu: number }} Time a spec file took, in seconds
 * @typedef {{ passed: Place[], failures: Failure[], crashed: boolean, times: Time[] }} Result
 */

/**
 * Runs suites in sequence in their own process, on a fresh, temporary storage folder. A process
 * that ends badly without a failed test has crashed, which is a failure of its own.
 * @param {string[]} args the suites and other arguments of the test runner
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isAlone: boolean }} options alone it prints output as it comes, or else by spec file
 * @returns {Promise<Result>}
 */
export async function runLane(args, env, { isAlone }) {
  const storage = await mkdtemp(join(tmpdir(), 'vesta-test-'))
  const results = await mkdtemp(join(tmpdir(), 'vesta-results-'))
  const file = join(results, 'results.json')
  try {
    const lane = spawn(
      projectNode(),
      ['--no-warnings', '--import=@poppinss/ts-exec', 'bin/test.ts', ...args],
      {
        cwd: root,
        env: {
          // a busy machine is no fault of a test
          DATABASE_WAIT_SECONDS: '30',
          // their databases are small, and a hundred servers start
          DATABASE_BUFFERS_MB: '16',
          ...env,
          NODE_ENV: 'test',
          STORAGE_PATH: storage,
          RESULTS_FILE: file,
          PORT: String(await freePort()),
          HOST: '127.0.0.1',
          ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        },
        // the channel tells the lane when this process is gone
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }
    )
    const output = readLines(lane, isAlone)
    const ending = await new Promise((resolve, reject) => {
      lane.once('error', reject)
      lane.once('close', (code, signal) => resolve(code ?? signal))
    })
    return { ...(await readResults(file, ending, output.last)), times: output.times }
  } finally {
    await rm(storage, { recursive: true, force: true })
    await rm(results, { recursive: true, force: true })
  }
}

/** @param {number | string} ending exit code or signal */
async function readResults(file, ending, last) {
  const { passed, failures } = await readFile(file, 'utf8').then(JSON.parse, () => ({
    passed: [],
    failures: [],
  }))
  const crashed = ending !== 0 && failures.length === 0
  if (crashed) {
    const reason = `ended with ${ending}${last ? `, after ${last}` : ''}`
    failures.push({ suite: '', file: '', title: 'the test process', reason })
  }
  return { passed, failures, crashed }
}

/** Prints a lane's lines, and collects the times and the last spec file they tell of. */
function readLines(lane, isAlone) {
  const told = { times: [], last: '' }
  let block = []
  const print = () => process.stdout.write(block.splice(0).join(''))
  const tell = (line) => {
    block.push(line)
    const [time, file, cpu] = TIME.exec(line.trimEnd()) ?? []
    if (time) told.times.push({ line: time, cpu: Number(cpu) })
    if (time) told.last = file
    if (isAlone || time) print()
  }
  for (const stream of [lane.stdout, lane.stderr]) {
    let begun = ''
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (begun + text).split(/(?<=\n)/)
      begun = lines.at(-1).endsWith('\n') ? '' : lines.pop()
      lines.forEach(tell)
    })
    stream.on('end', () => {
      if (begun) tell(begun)
    })
  }
  lane.once('close', print)
  return told
}
