import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { Chip } from '#app/kit/button/chip'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { CLOSED_STAGES, MAX_REASON_CHARACTERS, type LeadStage } from '#app/leads/lead_options'
import type { Lead } from '#app/leads/ui/types'
import type { Leads } from '#app/leads/ui/use_leads'

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

const USUAL: Partial<Record<LeadStage, readonly string[]>> = {
  won: ['Bought', 'Rented', 'Signed a mandate'],
  lost: ['Bought elsewhere', 'Over budget', 'Not the right home', 'No answer'],
}

interface ReasonDialogProps {
  name: string
  stage: LeadStage
  /** null closes it without moving anything */
  onAnswer: (reason: string | null) => void
}

/** Asks why a lead was won or lost. */
export function ReasonDialog({ name, stage, onAnswer }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isOpen, setOpen] = useState(true)
  const answer = (given: string | null) => {
    setOpen(false)
    onAnswer(given)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && answer(null)}
      title={stage === 'won' ? `You won ${isolated(name)}` : `You lost ${isolated(name)}`}
      description="A reason helps you see what works. You can leave it empty."
      submit={stage === 'won' ? 'Move to Won' : 'Move to Lost'}
      onSubmit={() => answer(reason.trim())}
    >
      <div className="flex flex-wrap gap-2">
        {USUAL[stage]?.map((usual) => (
          <Chip key={usual} isChosen={reason === usual} onClick={() => setReason(usual)}>
            {usual}
          </Chip>
        ))}
      </div>
      <Field label="Reason" isOptional>
        <Input
          value={reason}
          maxLength={MAX_REASON_CHARACTERS}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
