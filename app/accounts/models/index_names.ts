import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchableNames } from '#app/accounts/models/searchable_names'

interface Named {
  id: number
  handle: string
  name: string
}

export async function indexNames(user: Named, trx?: QueryClientContract): Promise<void> {
  const client = trx ?? db
  const rows = { userId: user.id, words: searchableNames(user) }
  await client.rawQuery(
    `insert into user_names (user_id, words) select :userId, unnest(:words::text[])
     on conflict do nothing`,
    rows
  )
  await client.rawQuery(
    `insert into name_words select split_part(words, ' ', 1) from unnest(:words::text[]) words
     on conflict do nothing`,
    rows
  )
  await client.rawQuery(
    'delete from user_names where user_id = :userId and words <> all(:words::text[])',
    rows
  )
}
