import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

const STATUSES = ['met', 'partly', 'not met', 'n/a']
const NAMED_FILE = /`([\w./-]+\/[\w.-]+\.\w+)`/g

test.group('The assessment by ASVS', () => {
  test('names files that exist, and says something of each item', async ({ assert }) => {
    const text = await readFile('docs/security/asvs.md', 'utf8')
    const rows = text.split('\n').filter((line) => /^\| \d/.test(line))
    const items = rows.map((row) => row.split('|').map((cell) => cell.trim()))
    assert.equal(new Set(items.map(([, item]) => item)).size, rows.length)
    for (const [, item, , status, where] of items) {
      assert.include(STATUSES, status, item)
      assert.isNotEmpty(where, item)
      for (const [, file] of where.matchAll(NAMED_FILE)) {
        assert.isTrue(existsSync(file), file)
      }
    }
  })
})
