import { useEffect, useState } from 'react'
import type { Data } from '#data'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Autosaver, type SaveState } from '#app/kit/hooks/autosaver'
import { campaignApi, type CampaignDraft } from '#app/farm/ui/campaign_api'

const DELAY_MS = 700

/** A draft that saves itself; `version` counts saves. */
export function useCampaignDraft(campaign: Data.Farm.Campaign) {
  const [draft, setDraft] = useState<CampaignDraft>(() => ({
    name: campaign.name,
    subject: campaign.subject,
    body: campaign.body,
    segment: campaign.segment?.id ?? null,
    scheduled_at: campaign.scheduled_at,
  }))
  const [save, setSave] = useState<{ state: SaveState; problem: string | null; version: number }>({
    state: 'idle',
    problem: null,
    version: 0,
  })
  const [saver] = useState(
    () =>
      new Autosaver<CampaignDraft>({
        delay: DELAY_MS,
        save: (value, { keepalive }) => campaignApi.update(campaign.id, value, keepalive),
        onState: (state, error) =>
          setSave(({ version }) => ({
            state,
            problem: error ? sentenceOf(error) : null,
            version: state === 'saved' ? version + 1 : version,
          })),
      })
  )
  useEffect(() => {
    const leave = () => void saver.flush({ keepalive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [saver])

  const change = (part: Partial<CampaignDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saver.change(next)
  }
  /** @returns whether everything is saved */
  const settle = async () => {
    await saver.flush()
    return !saver.isDirty
  }
  return { draft, change, settle, ...save }
}
