import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { sendDueReminders } from '#app/leads/actions/send_due_reminders'

/** Sends reminders whose time has come, batch by batch. */
export default class RemindOfLeads extends Job<Record<string, never>> {
  async execute() {
    while (await transaction((trx) => sendDueReminders({ trx }))) continue
  }
}
