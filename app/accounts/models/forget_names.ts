import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function forgetNames(userId: number, trx: TransactionClientContract): Promise<void> {
  await trx.rawQuery(
    `delete from name_words
     where word in (select split_part(words, ' ', 1) from user_names where user_id = :userId)
       and not exists (
         select from user_names other
         where other.user_id <> :userId and (other.words = word
           or (other.words >= word || ' ' and other.words < word || '!')))`,
    { userId }
  )
}
