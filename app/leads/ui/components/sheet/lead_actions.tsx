import { Mail, MessageCircle, Phone } from 'lucide-react'
import { buttonStyle } from '#app/kit/button/button_style'
import { ButtonLink } from '#app/kit/button/button_link'
import { toast } from '#app/kit/toast/toast'
import type { LeadStage } from '#app/leads/contract/lead_options'
import { chatOf } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'

interface LeadActionsProps {
  lead: Lead
  onMove: (lead: Lead, stage: LeadStage) => void
}

/** Ways to reach them. Writing to somebody new suggests the next stage. */
export function LeadActions({ lead, onMove }: LeadActionsProps) {
  const chat = chatOf(lead)
  const suggest = () => {
    if (lead.stage !== 'new') return
    const action = { label: 'Move to Contacted', onAct: () => onMove(lead, 'contacted') }
    toast.info(`Got back to ${lead.name}?`, { action, timeout: 20_000 })
  }
  const way = buttonStyle({ className: 'min-w-0 flex-1' })
  return (
    <div className="flex gap-2">
      {chat && (
        <ButtonLink href={chat} className="min-w-0 flex-1">
          <MessageCircle size={18} strokeWidth={1.5} aria-hidden />
          Chat
        </ButtonLink>
      )}
      <a href={`mailto:${lead.email}`} className={way} onClick={suggest}>
        <Mail size={18} strokeWidth={1.5} aria-hidden />
        Email
      </a>
      {lead.phone && (
        <a href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`} className={way} onClick={suggest}>
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          Call
        </a>
      )}
    </div>
  )
}
