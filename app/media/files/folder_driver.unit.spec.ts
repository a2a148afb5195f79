import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { FolderDriver, UNFINISHED_FILE_ENDING } from '#app/media/files/folder_driver'
import { refuseWhenDiskIsFull } from '#app/media/imaging/refusals'
import { sweepTemporaryFiles } from '#app/media/uploads/temporary_files'

class FullDisk extends FolderDriver {
  protected override async unfinishedPath() {
    const path = await super.unfinishedPath()
    await symlink('/dev/full', path)
    return path
  }
}

test.group('Files in a folder', (group) => {
  let root: string

  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'vesta-files-'))
    return () => rm(root, { recursive: true, force: true })
  })

  const everything = () => readdir(root, { recursive: true })

  test('are there whole, and take their empty folders along', async ({ assert }) => {
    const disk = new FolderDriver({ location: root, visibility: 'private' })
    await disk.put('images/ab/abcd/one.txt', 'one')
    await disk.putStream('images/ab/abcd/two.txt', Readable.from(['t', 'wo']))
    assert.equal(await disk.get('images/ab/abcd/one.txt'), 'one')
    assert.equal(await disk.get('images/ab/abcd/two.txt'), 'two')

    await disk.delete('images/ab/abcd/one.txt')
    assert.isTrue(await disk.exists('images/ab/abcd/two.txt'))
    await disk.delete('images/ab/abcd/two.txt')
    await disk.delete('images/ab/abcd/two.txt')
    assert.sameMembers(await everything(), [UNFINISHED_FILE_ENDING])
  })

  test('that break off leave nothing, and the former one in place', async ({ assert }) => {
    const disk = new FolderDriver({ location: root, visibility: 'private' })
    await disk.put('a/file.txt', 'before')
    const broken = Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('gone')
      })()
    )
    await assert.rejects(() => disk.putStream('a/file.txt', broken), 'gone')
    assert.equal(await disk.get('a/file.txt'), 'before')
    assert.isEmpty(await readdir(join(root, UNFINISHED_FILE_ENDING)))
  })

  test('on a full disk are refused with a sentence', async ({ assert }) => {
    const disk = new FullDisk({ location: root, visibility: 'private' })
    const put = () => refuseWhenDiskIsFull(() => disk.put('a/file.txt', 'content'))
    const error = await put().then(
      () => null,
      (thrown: Error & { status: number }) => thrown
    )
    assert.equal(error?.status, 503)
    assert.match(error?.message ?? '', /no room/)
    assert.sameMembers(await everything(), [UNFINISHED_FILE_ENDING])
  })

  test('written and deleted side by side all end as said', async ({ assert }) => {
    const disk = new FolderDriver({ location: root, visibility: 'private' })
    const names = Array.from({ length: 40 }, () => randomUUID())
    await Promise.all(
      names.map(async (name, i) => {
        await disk.put(`x/y/${name}`, name)
        if (i % 2) await disk.delete(`x/y/${name}`)
      })
    )
    assert.sameMembers(
      await readdir(join(root, 'x/y')),
      names.filter((_, i) => i % 2 === 0)
    )
  })

  test('left unfinished by a killed process are swept once they are old', async ({ assert }) => {
    const folder = join(root, UNFINISHED_FILE_ENDING)
    await mkdir(folder)
    await writeFile(join(folder, 'old'), '')
    await writeFile(join(folder, 'new'), '')
    const hourAgo = new Date(Date.now() - 3_600_000)
    await utimes(join(folder, 'old'), hourAgo, hourAgo)
    await sweepTemporaryFiles(folder)
    await sweepTemporaryFiles(join(root, 'nowhere'))
    assert.deepEqual(await readdir(folder), ['new'])
  })
})
