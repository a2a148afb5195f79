import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { freePort } from '#tests/support/free_port'
import { eventually } from '#tests/support/eventually'

/** Preloaded into every process of a test: names the process and injects failures. */
const PLANT = `
import { isMainThread } from 'node:worker_threads'
if (isMainThread && process.argv[1]?.includes('build')) {
  console.log('pid ' + process.pid)
  process.on('SIGUSR2', () => void Promise.reject(new Error('planted')))
  if (process.env.CRASH_IMMEDIATELY) queueMicrotask(() => { throw new Error('planted') })
}
`

test.group('npm start', (group) => {
  let folder: string
  let port: number
  let running: ChildProcess | undefined
  let output = ''

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vesta-restart-'))
    await writeFile(join(folder, 'plant.mjs'), PLANT)
    port = await freePort()
    output = ''
    return async () => {
      if (running?.exitCode === null) {
        const closed = once(running, 'close')
        running.kill('SIGTERM')
        await closed
      }
      await rm(folder, { recursive: true, force: true })
    }
  })

  function start(args: string[], env: Record<string, string> = {}): ChildProcess {
    const inherited = { ...process.env }
    delete inherited.DATABASE_URL
    running = spawn(process.execPath, ['scripts/start.mjs', ...args], {
      env: {
        ...inherited,
        HOST: '127.0.0.1',
        PORT: String(port),
        DEMO: '0',
        STORAGE_PATH: folder,
        NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'plant.mjs'))}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [running.stdout, running.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    return running
  }

  const pids = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid))

  const isReady = (count: number) =>
    eventually(
      async () =>
        pids().length === count && (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok,
      {
        within: 60_000,
        progress: () => output.length,
        what: () => `process ${count}; it said: ${output}`,
      }
    )

  test('logs what nobody caught and starts again, until it is told to stop', async ({ assert }) => {
    const starter = start([])
    await isReady(1)
    process.kill(pids()[0], 'SIGUSR2')
    await isReady(2)
    assert.match(output, /"level":60.*planted.*unhandledRejection/)
    process.kill(pids()[1], 'SIGKILL')
    await isReady(3)

    const closed = once(starter, 'close')
    starter.kill('SIGTERM')
    assert.deepEqual(await closed, [0, null])
    assert.lengthOf(pids(), 3)
  })

  for (const [what, args] of Object.entries({ server: [], worker: ['console', 'work'] })) {
    test(`gives up after five crashes within a minute: ${what}`, async ({ assert }) => {
      const [code] = await once(start(args, { CRASH_IMMEDIATELY: '1' }), 'close')
      assert.equal(code, 1)
      assert.lengthOf(pids(), 5)
      assert.match(output, /vesta crashed 5 times within a minute and is not started again/)
    })

    test(`does not try settings that are wrong again: ${what}`, async ({ assert }) => {
      const [code] = await once(start(args, { APP_URL: 'nowhere' }), 'close')
      assert.equal(code, 78)
      assert.lengthOf(pids(), 1)
      assert.match(output, /The settings are not valid: .*APP_URL/)
    })
  }
})
