import { afterCommit } from '#app/kernel/database/transaction'
import AccountDeleted from '#app/accounts/deletion/account_deleted'
import User, { type ActingUser } from '#app/accounts/user'
import { forgetNames } from '#app/accounts/index_names'
import { endTokens } from '#app/accounts/tokens/change_tokens'
import { runAccountDeletionSteps } from '#app/accounts/deletion/deletion_steps'

/**
 * Messages in other people’s chats and ledger postings stay, without a name.
 * @throws HttpError 409 if something must be settled first
 */
export async function deleteAccount({ user, trx }: ActingUser): Promise<void> {
  const account = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  await runAccountDeletionSteps(account, trx)
  await endTokens(account.id, trx)
  await forgetNames(account.id, trx)
  await account.delete()
  afterCommit(trx, () => AccountDeleted.dispatch(account.id))
}
