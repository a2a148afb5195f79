import { Mail, Phone, Reply } from 'lucide-react'
import { buttonStyle } from '#app/kit/button/button_style'
import { ButtonLink } from '#app/kit/button/button_link'
import { toast } from '#app/kit/toast/toast'
import type { LeadStage } from '#app/leads/contract/lead_options'
import { mailTo } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'

interface LeadActionsProps {
  lead: Lead
  onMove: (lead: Lead, stage: LeadStage) => void
}

/** Ways to reach them. Writing to somebody new suggests the next stage. */
export function LeadActions({ lead, onMove }: LeadActionsProps) {
  const suggest = () => {
    if (lead.stage !== 'new') return
    const action = { label: 'Move to Contacted', onAct: () => onMove(lead, 'contacted') }
    toast.info(`Got back to ${lead.name}?`, { action, timeout: 20_000 })
  }
  const way = buttonStyle({ className: 'min-w-0 flex-1' })
  const chat = lead.chat_url
  return (
    <div className="flex gap-2">
      {chat ? (
        <ButtonLink href={chat} variant="primary" icon={Reply} className="min-w-0 flex-1">
          Reply
        </ButtonLink>
      ) : (
        <a
          href={mailTo(lead)}
          className={buttonStyle({ variant: 'primary', className: 'min-w-0 flex-1' })}
          onClick={suggest}
        >
          <Reply size={18} strokeWidth={1.5} aria-hidden />
          Reply
        </a>
      )}
      {chat && (
        <a href={mailTo(lead)} className={way} onClick={suggest}>
          <Mail size={18} strokeWidth={1.5} aria-hidden />
          Email
        </a>
      )}
      {lead.phone && (
        <a href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`} className={way} onClick={suggest}>
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          Call
        </a>
      )}
    </div>
  )
}
