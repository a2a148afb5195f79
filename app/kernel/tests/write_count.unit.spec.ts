import { EventEmitter } from 'node:events'
import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { countWrites, writeCount } from '#app/kernel/database/write_count'

/** Whether each statement counts as a write. */
function countedOf(statements: string[]): boolean[] {
  const client = new EventEmitter()
  countWrites({ getWriteClient: () => client } as unknown as QueryClientContract)
  return statements.map((sql) => {
    const before = writeCount()
    client.emit('query', { sql })
    return writeCount() !== before
  })
}

test.group('Writes to the embedded database', () => {
  test('are what may change a page', ({ assert }) => {
    const writes = [
      'update "properties" set "price" = $1',
      'insert into "likes" ("id") values ($1)',
      'with gone as (delete from saved returning id) select count(*) from gone',
      'COMMIT;',
    ]
    assert.deepEqual(countedOf(writes), [true, true, true, true])
  })

  test('are not reads, or an idle worker asking for jobs', ({ assert }) => {
    const others = [
      'select * from "properties"',
      'with newest as (select id from properties) select id from newest',
      'BEGIN;',
      `update queue_jobs set status = 'active' where id = $1`,
      'insert into "queue_jobs" ("id") values ($1)',
    ]
    assert.deepEqual(countedOf(others), [false, false, false, false, false])
  })
})
