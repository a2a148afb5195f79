import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'
import type { LeadStage } from '#app/leads/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

/** One lead: changed here, and kept up to date with what others do. Null once it is gone. */
export function useLead(sent: Lead) {
  const { id } = sent
  const [lead, setLead] = useState<Lead | null>(sent)
  const [clock] = useState(() => new ChangeClock<number>())

  const refresh = async () => {
    const found = await clock.fresh(id, () => leadApi.list({ id })).catch(() => null)
    if (found) setLead(found.data[0] ?? null)
  }
  const put = (changed: Lead) => {
    clock.note(id)
    setLead(changed)
  }
  const hear = () => {
    clock.note(id)
    void refresh()
  }
  const userId = useAccount()?.id
  useChannel(userId ? `private-user.${userId}` : null, {
    events: {
      'lead.updated': ({ lead_id: changed }: { lead_id: number }) => changed === id && hear(),
      'leads.updated': hear,
    },
  })
  useResume(() => void refresh())

  /** Shows the new stage right away, and goes back if saving fails. @returns whether it stayed */
  const move = async (before: Lead, stage: LeadStage, reason: string | null = null) => {
    put({ ...before, stage, reason })
    const askedAt = clock.ask()
    const settle = (told: Lead) => (clock.settles(askedAt, id) ? setLead(told) : void refresh())
    try {
      settle((await leadApi.change(id, { stage, reason })).lead)
      return true
    } catch (error) {
      settle(before)
      toast.error(`${isolated(before.name)} wasn’t moved. ${sentenceOf(error)}`)
      return false
    }
  }
  return { lead, put, move }
}
