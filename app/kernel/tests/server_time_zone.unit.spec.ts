import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const LATER = `
await import('#start/env')
const { DateTime } = await import('luxon')
const from = DateTime.fromISO('2027-03-12T20:00:00Z')
console.log(from.plus({ days: 7 }).diff(from).as('hours'))`

test.group('The time zone of the server', () => {
  test('doesn’t make seven days shorter, where summer time begins in them', async ({ assert }) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', '--import=@poppinss/ts-exec', '--input-type=module', '--eval', LATER],
      { env: { ...process.env, TZ: 'America/New_York' } }
    )
    assert.equal(stdout.trim(), '168')
  }).timeout(60_000)
})
