import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { sweepSignUps } from '#app/farm/forms/actions/sweep_sign_ups'

export default class SweepSignUps extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => sweepSignUps({ trx }))
  }
}
