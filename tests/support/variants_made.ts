import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { eventually } from '#tests/support/eventually'

/** Waits until a person's image variants are done. */
export async function variantsMade({ id }: User): Promise<void> {
  const unmade = () =>
    db
      .from('image_contents')
      .whereIn('hash', db.from('images').where('user_id', id).select('content_hash'))
      .whereIn('status', ['new', 'pending'])
      .first()
  await eventually(async () => !(await unmade()), {
    what: () => 'the variants of their pictures',
  })
}
