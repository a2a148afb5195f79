import type { InTransaction } from '#app/kernel/database/transaction'
import type Walkthrough from '#app/walkthroughs/models/walkthrough'

/** After a change to what its page shows, so that kept copies of the page aren't sent anymore. */
export async function touchWalkthrough(
  { trx }: InTransaction,
  walkthrough: Walkthrough
): Promise<void> {
  walkthrough.useTransaction(trx)
  await walkthrough.merge({ version: walkthrough.version + 1 }).save()
}
