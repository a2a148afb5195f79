import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'

export async function mayFollowDream({ id }: User, dreamId: number): Promise<boolean> {
  const member = await db
    .from('dream_members')
    .join('dreams', 'dreams.id', 'dream_members.dream_id')
    .where({ 'dream_members.dream_id': dreamId, 'dream_members.user_id': id })
    .select('dreams.user_id')
    .first()
  return Boolean(member) && !(await isHiddenFrom(id, member.user_id))
}

/** What others see of a person on the board right now. */
export async function presenceOnDream(user: User, dreamId: number) {
  return (await mayFollowDream(user, dreamId)) && new UserCardTransformer(user).toObject()
}
