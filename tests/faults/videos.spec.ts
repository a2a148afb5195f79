import { readFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { uniqueHandle } from '#tests/support/users'
import { VideoCustomer } from '#tests/support/video_customer'
import { Visitor } from '#tests/support/visitor'

/** The last resort: a stalled step fails long before. */
const MAX_TEST_MS = 3_600_000

async function sceneOn(server: BuiltServer) {
  const visitor = new Visitor(server.url)
  await visitor.register(uniqueHandle(), server.storage)
  const customer = new VideoCustomer(visitor)
  const content = new Uint8Array(await readFile('app/videos/tests/fixtures/house.mp4'))
  return { customer, content }
}

/** Folders of videos and of their uploads. */
async function foldersIn(storage: string): Promise<string[]> {
  const names = ['videos', 'video_uploads'].map((kind) =>
    readdir(join(storage, 'files', kind)).catch(() => [])
  )
  return (await Promise.all(names)).flat()
}

/** What a process has started, the deepest last. */
function descendants(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean)
  return [...children, ...children.flatMap(descendants)]
}

function isAlive(pid: number): boolean {
  return /^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`))
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The processes of the engine, once it is at work. */
function engineOf(server: BuiltServer): Promise<number[]> {
  const isWorker = (pid: number) => read(`/proc/${pid}/cmdline`).includes('engine_worker')
  return eventually(
    () => {
      const worker = descendants(server.pid!).find(isWorker)
      const started = worker ? descendants(worker) : []
      // held before it becomes its program, a process would hold its worker
      return worker && !started.some(isWorker) && [worker, ...started]
    },
    { what: () => 'an engine at work' }
  )
}

/** Held processes can't end by themselves, only by being killed. */
function hold(pids: number[]): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGSTOP')
}

/** When each segment of a rendition was written. */
async function writtenAt(storage: string, rendition: string): Promise<number[]> {
  const videos = join(storage, 'files', 'videos')
  const [folder] = await readdir(videos)
  const names = (await readdir(join(videos, folder, rendition))).toSorted()
  const stats = await Promise.all(names.map((name) => stat(join(videos, folder, rendition, name))))
  return stats.map(({ mtimeMs }) => mtimeMs)
}

test.group('Videos while their worker is killed', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    return () => server.remove()
  })

  test('go on after the last finished rendition, and their engine ends too', async ({ assert }) => {
    const { customer, content } = await sceneOn(server)
    const { id } = await customer.upload(content)
    await customer.reached(id, ({ sources }) => sources.length > 0, 'something to watch')
    const before = await writtenAt(server.storage, '360p')
    const { progress } = await customer.show(id)
    const engine = await engineOf(server)
    hold(engine.slice(1)) // not the first, which has to notice
    await server.end('SIGKILL')
    await eventually(() => !engine.some(isAlive), {
      what: () => 'the engine to end with its server',
    })
    await server.start()
    const ready = await customer.ended(id)
    assert.equal(ready.status, 'ready', String(ready.error))
    assert.isAtLeast(ready.progress, progress)
    assert.deepEqual(await writtenAt(server.storage, '360p'), before)
    assert.deepEqual(await readdir(join(server.storage, 'processing')), [])
    assert.deepEqual(
      await readdir(join(server.storage, 'files', 'video_uploads')).catch(() => []),
      []
    )
  }).timeout(MAX_TEST_MS)

  test('survive the death of the engine alone', async ({ assert }) => {
    const { customer, content } = await sceneOn(server)
    const { id } = await customer.upload(content)
    const engine = await engineOf(server)
    process.kill(engine.at(-1)!, 'SIGKILL')
    assert.equal((await customer.ended(id)).status, 'ready')
  }).timeout(MAX_TEST_MS)

  test('leave nothing when they are deleted meanwhile', async ({ assert }) => {
    const { customer, content } = await sceneOn(server)
    const before = await foldersIn(server.storage)
    const { id } = await customer.upload(content)
    const engine = await engineOf(server)
    hold(engine)
    assert.equal((await customer.delete(id)).status, 200)
    await eventually(() => !engine.some(isAlive), { what: () => 'the engine to end' })
    let left: string[] = []
    await eventually(
      async () => (left = await foldersIn(server.storage)).length === before.length,
      { what: () => `an end of ${left}` }
    )
    assert.sameMembers(left, before)
  }).timeout(MAX_TEST_MS)
})
