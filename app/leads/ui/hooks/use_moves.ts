import { useState } from 'react'
import { CLOSED_STAGES, type LeadStage } from '#app/leads/contract/lead_options'
import type { Leads } from '#app/leads/ui/hooks/use_leads'
import type { Lead } from '#app/leads/ui/types'

interface Asked {
  lead: Lead
  stage: LeadStage
  answer: (reason: string | null) => void
}

/** Moves leads; asks for the reason first when one is won or lost. */
export function useMoves(move: Leads['move']) {
  const [asked, setAsked] = useState<Asked | null>(null)

  const moveTo = (lead: Lead, stage: LeadStage): Promise<boolean> => {
    if (!CLOSED_STAGES.includes(stage)) return move(lead, stage)
    return new Promise((resolve) => {
      const answer = (reason: string | null) => {
        setAsked(null)
        resolve(reason === null ? false : move(lead, stage, reason || null))
      }
      setAsked({ lead, stage, answer })
    })
  }
  return { asked, moveTo }
}
