import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { BuiltServer } from '#tests/support/built_server'
import { freePort } from '#tests/support/free_port'
import { Visitor } from '#tests/support/visitor'
import { Report } from './lib/report.js'

/**
 * Uploads 200 MB in parts of 16 MB, as the pages do, to vesta and to a bare `@tus/server` in turn:
 * the best of three, since the disk is shared.
 */
const MB = 1024 ** 2
const BYTES = 200 * MB
const PART_BYTES = 16 * MB
const ROUNDS = 3
const TUS = { 'tus-resumable': '1.0.0' }

const file = randomBytes(BYTES)
file.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')

interface Target {
  origin: string
  creation: string
  headers: () => Record<string, string>
}

/** @returns MB per second */
async function upload({ origin, creation, headers }: Target): Promise<number> {
  const created = await fetch(new URL(creation, origin), {
    method: 'POST',
    headers: { ...TUS, ...headers(), 'upload-length': String(BYTES) },
  })
  const address = new URL(created.headers.get('location')!, origin)
  const started = performance.now()
  for (let offset = 0; offset < BYTES; offset += PART_BYTES) {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: {
        ...TUS,
        ...headers(),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(
        file.buffer,
        file.byteOffset + offset,
        Math.min(PART_BYTES, BYTES - offset)
      ),
    })
    if (answer.status !== 204) throw new Error(`${answer.status}: ${await answer.text()}`)
  }
  return BYTES / MB / ((performance.now() - started) / 1000)
}

const report = new Report('uploads')
const server = await (await BuiltServer.create()).start()
const visitor = new Visitor(server.url)
await visitor.register('uploader', server.storage)

const bareFolder = join(tmpdir(), `vesta-bare-tus-${process.pid}`)
const port = await freePort()
const bare = fork(join(import.meta.dirname, 'lib/bare_tus.ts'), [bareFolder, String(port)], {
  execArgv: ['--no-warnings', '--import=@poppinss/ts-exec'],
})
await once(bare, 'message')

const best = { vesta: 0, bare: 0 }
for (let round = 0; round < ROUNDS; round++) {
  const ours = await upload({
    origin: server.url,
    creation: '/api/uploads/videos',
    headers: () => ({ accept: 'application/json', ...visitor.credentials() }),
  })
  const theirs = await upload({
    origin: `http://127.0.0.1:${port}`,
    creation: '/files',
    headers: () => ({}),
  })
  best.vesta = Math.max(best.vesta, ours)
  best.bare = Math.max(best.bare, theirs)
}
report.add('200 MB, vesta', best.vesta, 'MB/s')
report.add('200 MB, bare @tus/server', best.bare, 'MB/s')
report.add('200 MB, share of bare', (best.vesta / best.bare) * 100, '%')
await report.write()

bare.kill()
await server.remove()
await rm(bareFolder, { recursive: true, force: true })
