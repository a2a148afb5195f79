import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { RecipientState } from '#app/farm/campaigns/campaign_options'
import type { CampaignBlock } from '#app/farm/campaigns/campaign_body'

const {
  campaigns,
  campaignSendings,
  campaignPreviews,
  campaignRecipients,
  contactBounces,
  senders,
} = api.api.api

export interface CampaignDraft {
  name: string
  subject: string
  body: CampaignBlock[]
  segment: number | null
}

interface SenderInput {
  name: string
  postal_address: string
  reply_to: string | null
  time_zone: string
}

/** @throws CallFailure, like all of these */
export const campaignApi = {
  create: (campaign: Pick<CampaignDraft, 'name' | 'subject'>, key: string) =>
    answered(campaigns.store({ body: { campaign }, headers: onceHeaders(key) })),
  update: (
    id: number,
    campaign: Partial<CampaignDraft & { scheduled_at: string | null }>,
    keepalive = false
  ) => answered(campaigns.update({ params: { id }, body: { campaign }, keepalive })),
  remove: (id: number) => answered(campaigns.destroy({ params: { id } })),
  preview: (id: number) => answered(campaignPreviews.show({ params: { id }, ...asking({}) })),
  recipients: (id: number, state: RecipientState | undefined, page: number) =>
    answered(campaignRecipients.index({ params: { id }, ...asking({ state, page }) })),
  liftBounce: (contactId: number) =>
    answered(contactBounces.destroy({ params: { id: contactId } })),
  test: (id: number) => answered(campaignSendings.test({ params: { id } })),
  send: (id: number, now: boolean) =>
    answered(campaignSendings.store({ params: { id }, body: { now } })),
  cancel: (id: number) => answered(campaignSendings.cancel({ params: { id } })),
  saveSender: (sender: SenderInput) => answered(senders.update({ body: { sender } })),
}
