import { Job } from '@adonisjs/queue'
import { announceEntry } from '#app/journals/actions/announce_entry'
import { publishDueEntries } from '#app/journals/actions/publish_due_entries'
import { type InTransaction, transaction } from '#app/kernel/database/transaction'

/** Publishes scheduled entries whose time has come, then tells followers of new ones. */
export default class PublishEntries extends Job<Record<string, never>> {
  async execute() {
    await untilDone(publishDueEntries)
    await untilDone(announceEntry)
  }
}

async function untilDone(step: (within: InTransaction) => Promise<boolean>): Promise<void> {
  while (await transaction((trx) => step({ trx })));
}
