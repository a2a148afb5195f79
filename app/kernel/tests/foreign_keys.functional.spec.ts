import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

/** Foreign keys that no index starts with. A partial index counts if it only excludes nulls. */
const UNSERVED = `
  select fk.conrelid::regclass || ' (' || (
      select string_agg(a.attname, ', ' order by k.position)
      from unnest(fk.conkey) with ordinality k (attnum, position)
      join pg_attribute a on a.attrelid = fk.conrelid and a.attnum = k.attnum
    ) || ')' as key
  from pg_constraint fk
  where fk.contype = 'f'
    and fk.connamespace = 'public'::regnamespace
    and not exists (
      select 1 from pg_index i
      where i.indrelid = fk.conrelid
        and i.indisvalid
        and (i.indpred is null or (
          cardinality(fk.conkey) = 1
          and pg_get_expr(i.indpred, i.indrelid) = (
            select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
            where a.attrelid = fk.conrelid and a.attnum = fk.conkey[1])))
        and (i.indkey::int2[])[0:cardinality(fk.conkey) - 1] @> fk.conkey)
  order by 1`

async function unservedKeys(): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { key: string }[] }>(UNSERVED)
  return rows.map(({ key }) => key)
}

test.group('Foreign keys', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('all have an index, so that deleting a row scans no table', async ({ assert }) => {
    assert.deepEqual(await unservedKeys(), [])
  })

  test('without an index are found, also behind a partial one', async ({ assert, cleanup }) => {
    cleanup(async () => {
      await db.rawQuery('drop table unserved')
    })
    await db.rawQuery('create table unserved (one int references users, two int references users)')
    await db.rawQuery('create index on unserved (one) where two is not null')
    await db.rawQuery('create index on unserved (two) where two is not null')
    assert.deepEqual(await unservedKeys(), ['unserved (one)'])
  })
})
