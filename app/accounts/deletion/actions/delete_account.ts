import { afterCommit } from '#app/kernel/database/transaction'
import AccountDeleted from '#app/accounts/deletion/events/account_deleted'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { forgetNames } from '#app/accounts/models/forget_names'
import User from '#app/accounts/models/user'
import { endTokens } from '#app/accounts/tokens/actions/end_tokens'
import { runDeletionSteps } from '#app/accounts/registry/deletion_steps'

/**
 * Messages in other people’s chats and ledger postings stay, without a name.
 * @throws HttpError 409 if something must be settled first
 */
export async function deleteAccount({ user, trx }: ActingUser): Promise<void> {
  const account = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  await runDeletionSteps(account, trx)
  await endTokens(account.id, trx)
  await forgetNames(account.id, trx)
  await account.delete()
  afterCommit(trx, () => AccountDeleted.dispatch(account.id))
}
