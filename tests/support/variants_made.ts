import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { eventually } from '#tests/support/eventually'

/** Longer than variants wait for a design. */
const WITHIN_MS = 150_000

/** Waits until a person's image variants are done, for as long as any image's are being made. */
export async function variantsMade({ id }: User): Promise<void> {
  const unmade = () => db.from('image_contents').whereIn('status', ['new', 'pending'])
  const theirs = () =>
    unmade().whereIn('hash', db.from('images').where('user_id', id).select('content_hash'))
  await eventually(async () => !(await theirs().first()), {
    within: WITHIN_MS,
    what: () => 'the variants of their pictures',
    progress: async () => (await unmade().count('* as count').first())?.count,
  })
}
