import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { foundBy } from '#app/accounts/handles/found_by'

interface Named {
  id: number
  handle: string
  name: string
}

/** Writes down what somebody is found by. The model calls it whenever handle or name change. */
export default class IndexNames {
  async handle(user: Named, trx?: TransactionClientContract): Promise<void> {
    const client = trx ?? db
    const rows = { userId: user.id, words: foundBy(user) }
    await client.rawQuery(
      `insert into user_names (user_id, words) select :userId, unnest(:words::text[])
       on conflict do nothing`,
      rows
    )
    await client.rawQuery(
      'delete from user_names where user_id = :userId and words <> all(:words::text[])',
      rows
    )
  }
}
