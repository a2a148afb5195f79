import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import type { CampaignBlock } from '#app/farm/contract/campaign_body'

const { campaigns, campaignSendings, campaignPreviews, senders } = api.api.api

export interface CampaignDraft {
  name: string
  subject: string
  body: CampaignBlock[]
  segment: number | null
  scheduled_at: string | null
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
    answered(campaigns.store({ body: { campaign }, headers: { 'Idempotency-Key': key } })),
  update: (id: number, campaign: Partial<CampaignDraft>, keepalive = false) =>
    answered(campaigns.update({ params: { id }, body: { campaign }, keepalive })),
  remove: (id: number) => answered(campaigns.destroy({ params: { id } })),
  preview: (id: number) => answered(campaignPreviews.show({ params: { id }, ...asking({}) })),
  test: (id: number) => answered(campaignSendings.test({ params: { id } })),
  send: (id: number, now: boolean) =>
    answered(campaignSendings.store({ params: { id }, body: { now } })),
  cancel: (id: number) => answered(campaignSendings.cancel({ params: { id } })),
  saveSender: (sender: SenderInput) => answered(senders.update({ body: { sender } })),
}
