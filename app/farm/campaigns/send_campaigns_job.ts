import { DateTime } from 'luxon'
import { Job } from '@adonisjs/queue'
import { campaignRate, openOutbox } from '#config/mail'
import { enqueue } from '#app/kernel/queue/dispatch'
import { runCampaigns } from '#app/farm/campaigns/run_campaigns'

/** Short, so that a server can stop in between. */
const RUN_MS = 5_000

/** Runs every 30 s, and goes on as long as there is something to send. */
export default class SendCampaigns extends Job<Record<string, never>> {
  static override options = { queue: 'campaigns', retry: { maxRetries: 0 } }

  async execute() {
    const outbox = openOutbox()
    try {
      const run = { outbox, now: () => DateTime.now(), rate: campaignRate, forMs: RUN_MS }
      if (await runCampaigns(run)) await enqueue(SendCampaigns.dispatch({}))
    } finally {
      outbox.close()
    }
  }
}
