import { DateTime } from 'luxon'
import { enqueue } from '#app/kernel/queue/dispatch'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ActingUser } from '#app/accounts/models/acting_user'
import SendUndoMail from '#app/accounts/undo/jobs/send_undo_mail'
import AccountUndo, { type Reverts } from '#app/accounts/undo/models/account_undo'

const VALID_FOR_DAYS = 7

export interface AccountChange {
  subject: string
  /** follows the person's name and a comma: "a passkey was just added to your account." */
  sentence: string
  reverts?: Reverts
}

/** Mails the person about a change to their account, with a link for "this wasn't me". */
export async function tellOfChange(
  { user, trx }: ActingUser,
  { subject, sentence, reverts = {} }: AccountChange
): Promise<void> {
  const { id: undoId } = await AccountUndo.create(
    {
      userId: user.id,
      mailedTo: user.email,
      subject,
      sentence,
      reverts,
      expiresAt: DateTime.now().plus({ days: VALID_FOR_DAYS }),
    },
    { client: trx }
  )
  afterCommit(trx, () => enqueue(SendUndoMail.dispatch({ undoId })))
}
