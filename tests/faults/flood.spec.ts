import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { withEmbeddedFiles } from '#tests/support/embedded_files'
import { folderBytes } from '#tests/support/folder_bytes'
import { Visitor } from '#tests/support/visitor'

const MEBIBYTE = 1024 * 1024
const UPLOADS = 40
const FORMS = 60
const LARGE = 'x'.repeat(MEBIBYTE)
/** What a flood of some 100 MiB may leave behind: rows of limits, and the log of small writes. */
const MAX_GROWTH_BYTES = MEBIBYTE
const MAX_LOG_BYTES = 4 * MEBIBYTE
const MAX_SESSION_BYTES = MEBIBYTE

const PATHS = ['/login', '/contact', '/register', '/forgot-password', '/api/chats', '/api/uploads']

/** A separate address each, like a botnet. */
function from(number: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` }
}

interface Left {
  files: number
  log: number
  sessions: number
}

/** Of a stopped server. Its database's log grows by whole files, so what was written to it counts. */
async function leftIn(storage: string): Promise<Left> {
  const files = await folderBytes(storage, 'pg_wal')
  return withEmbeddedFiles(storage, async (db) => {
    const { rows } = await db.query<Record<'log' | 'sessions', string>>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log,
        pg_total_relation_size('sessions') as sessions`
    )
    return { files, log: Number(rows[0].log), sessions: Number(rows[0].sessions) }
  })
}

test.group('A flood from strangers', () => {
  test('of files and of wrong forms leaves hardly anything behind', async ({ assert, cleanup }) => {
    const temporary = await mkdtemp(join(tmpdir(), 'vesta-flood-'))
    cleanup(() => rm(temporary, { recursive: true, force: true }))
    const server = await BuiltServer.create({ env: { TRUST_PROXY: '1', TMPDIR: temporary } })
    cleanup(() => server.remove())
    await server.start()
    await server.end()
    const before = await leftIn(server.storage)
    await server.start()

    for (let number = 0; number < UPLOADS; number++) {
      const form = new FormData()
      form.set('file', new Blob([LARGE]), 'flood.jpg')
      const path = PATHS[number % PATHS.length]
      // it may be refused before the whole file was sent
      await fetch(server.url + path, { method: 'POST', body: form, headers: from(number) }).catch(
        () => null
      )
    }
    for (let number = 0; number < FORMS; number++) {
      const visitor = new Visitor(server.url)
      const path = PATHS[number % 4]
      await visitor.get(path)
      const body = new URLSearchParams({ name: LARGE, email: LARGE, message: LARGE, handle: '!' })
      const headers = { ...from(UPLOADS + number), accept: 'text/html', referer: server.url + path }
      await visitor.send('POST', path, body, headers).catch(() => null)
    }

    assert.isTrue(server.isRunning, server.output)
    assert.equal(await folderBytes(temporary), 0, 'bytes of temporary files')
    await server.end()
    const after = await leftIn(server.storage)
    assert.isBelow(after.files - before.files, MAX_GROWTH_BYTES, 'bytes on the disk')
    assert.isBelow(after.log - before.log, MAX_LOG_BYTES, 'bytes of the log')
    assert.isBelow(after.sessions - before.sessions, MAX_SESSION_BYTES, 'bytes of sessions')
  })
})
