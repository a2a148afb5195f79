import { Job } from '@adonisjs/queue'
import { recheckDomains } from '#app/teams/domains/recheck_domains'

export default class RecheckDomains extends Job<Record<string, never>> {
  async execute() {
    await recheckDomains()
  }
}
