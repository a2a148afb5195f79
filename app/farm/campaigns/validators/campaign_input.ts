import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { readCampaignBody } from '#app/farm/contract/campaign_body'
import type { CampaignChange } from '#app/farm/campaigns/actions/set_campaign'
import type { campaignChangeValidator } from '#app/farm/campaigns/validators/campaign_validator'

type Given = Infer<typeof campaignChangeValidator>['campaign']

/** Leaves out what isn't given. */
export function campaignInput({ name, subject, body, segment, ...given }: Given): CampaignChange {
  const { scheduled_at: at } = given
  return {
    ...(name !== undefined && { name }),
    ...(subject !== undefined && { subject }),
    ...(body !== undefined && { body: readCampaignBody(body) ?? [] }),
    ...(segment !== undefined && { segment }),
    ...(at !== undefined && { scheduledAt: at === null ? null : DateTime.fromISO(at) }),
  }
}
