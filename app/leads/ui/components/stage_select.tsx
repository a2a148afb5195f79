import { useState } from 'react'
import type { Data } from '#data'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Select } from '#app/kit/form/select'
import { LEAD_STAGES, type LeadStage } from '#app/leads/contract/lead_options'
import { STAGE_WORDS } from '#app/leads/ui/lead_words'

const OPTIONS = LEAD_STAGES.map((stage) => ({ value: stage, label: STAGE_WORDS[stage] }))

/** Shows the new stage right away, and goes back if saving fails. */
export function StageSelect({ lead }: { lead: Data.Leads.Lead }) {
  const [stage, setStage] = useState(lead.stage)
  const { run, refusal } = useCall()

  const move = async (chosen: LeadStage) => {
    const before = stage
    setStage(chosen)
    const body = { lead: { stage: chosen } }
    const kept = await run(() =>
      answered(api.api.api.leads.update({ params: { id: lead.id }, body }))
    )
    if (!kept) setStage(before)
  }

  return (
    <div className="w-32 md:w-36">
      <Select
        aria-label={`Stage of ${lead.name}`}
        options={OPTIONS}
        value={stage}
        onChange={(chosen) => void move(chosen)}
      />
      {refusal && (
        <p role="alert" className="mt-1 text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
