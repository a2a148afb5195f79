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
/** What a flood of some 100 MiB may leave behind: the database's log of small writes. */
const MAX_GROWTH_BYTES = 24 * MEBIBYTE
const MAX_SESSION_BYTES = MEBIBYTE

const PATHS = ['/login', '/contact', '/register', '/forgot-password', '/api/chats', '/api/uploads']

/** A separate address each, like a botnet. */
function from(number: number): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` }
}

function sessionBytes(storage: string): Promise<number> {
  return withEmbeddedFiles(storage, async (db) => {
    const { rows } = await db.query<{ size: string }>(
      `select pg_total_relation_size('sessions') as size`
    )
    return Number(rows[0].size)
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
    const sessionsBefore = await sessionBytes(server.storage)
    await server.start()
    const before = (await folderBytes(server.storage)) + (await folderBytes(temporary))

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

    const after = (await folderBytes(server.storage)) + (await folderBytes(temporary))
    assert.isTrue(server.isRunning, server.output)
    await server.end()
    const sessions = (await sessionBytes(server.storage)) - sessionsBefore
    assert.isBelow(after - before, MAX_GROWTH_BYTES, 'bytes on the disk')
    assert.isBelow(sessions, MAX_SESSION_BYTES, 'bytes of sessions')
  })
})
