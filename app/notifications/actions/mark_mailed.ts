import type { InTransaction } from '#app/kernel/database/transaction'

interface Mailed {
  userId: number
  kind: string
  ids: number[]
}

export async function markMailed({ trx }: InTransaction, { userId, kind, ids }: Mailed) {
  await trx.rawQuery('update notifications set is_mail_pending = false where id = any(?)', [ids])
  await trx.rawQuery(
    `insert into notification_mails (user_id, kind, mailed_at) values (?, ?, now())
     on conflict (user_id, kind) do update set mailed_at = now()`,
    [userId, kind]
  )
}
