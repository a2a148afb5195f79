import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

const STATUSES = ['met', 'partly', 'not met', 'n/a']
const NAMED_FILE = /`([\w./-]+\/[\w.-]+\.\w+)`/g
/** A spec and the titles of its tests: `file` “title”, “another” */
const NAMED_TESTS = /`([\w./-]+\.spec\.ts)`((?:,? “[^”]+”)*)/g
/** Chapters in which every named spec names its tests. */
const BY_TEST = /^(6|7|8|9|10)\./

interface Item {
  number: string
  status: string
  where: string
}

async function readItems(): Promise<Item[]> {
  const text = await readFile('docs/security/asvs.md', 'utf8')
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line))
  return rows.map((row) => {
    const [, number, , status, where] = row.split('|').map((cell) => cell.trim())
    return { number, status, where }
  })
}

/** Beginnings of calls that declare a test, with what follows. */
async function titlesIn(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  return [...source.matchAll(/\btest\(\s*(['"`])(.+?)\1/g)].map(([, , title]) => title)
}

test.group('The assessment by ASVS', () => {
  test('names files that exist, and says something of each item', async ({ assert }) => {
    const items = await readItems()
    assert.equal(new Set(items.map(({ number }) => number)).size, items.length)
    for (const { number, status, where } of items) {
      assert.include(STATUSES, status, number)
      assert.isNotEmpty(where, number)
      for (const [, file] of where.matchAll(NAMED_FILE)) {
        assert.isTrue(existsSync(file), file)
      }
    }
  })

  test('names tests that exist', async ({ assert }) => {
    for (const { number, where } of await readItems()) {
      for (const [, file, named] of where.matchAll(NAMED_TESTS)) {
        const titles = await titlesIn(file)
        const wanted = [...named.matchAll(/“([^”]+)”/g)].map(([, title]) => title)
        if (BY_TEST.test(number)) assert.isNotEmpty(wanted, `${number} names no test of ${file}`)
        for (const title of wanted) {
          assert.isTrue(
            titles.some((one) => one.endsWith(title)),
            `${number}: “${title}” isn’t in ${file}`
          )
        }
      }
    }
  })
})
