import { Mail, Phone, Reply } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { iconButtonStyle } from '#app/kit/button/icon_button'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { toast } from '#app/kit/toast/toast'
import type { LeadStage } from '#app/leads/lead_options'
import { mailTo } from '#app/leads/ui/lead_words'
import type { Lead } from '#app/leads/ui/types'

interface LeadActionsProps {
  lead: Lead
  onMove: (lead: Lead, stage: LeadStage) => void
}

/** Ways to reach them. Writing to somebody new suggests the next stage. */
export function LeadActions({ lead, onMove }: LeadActionsProps) {
  const suggest = () => suggestMove(lead, onMove)
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

/** The same in a row: the chat if there is one, and mail. */
export function LeadReply({ lead, onMove }: LeadActionsProps) {
  const suggest = () => suggestMove(lead, onMove)
  const chat = lead.chat_url
  const label = `Reply to ${lead.name}`
  if (!chat) {
    return (
      <a
        href={mailTo(lead)}
        aria-label={`${label} by email`}
        className={buttonStyle()}
        onClick={suggest}
      >
        <Mail size={18} strokeWidth={1.5} aria-hidden />
        Reply
      </a>
    )
  }
  return (
    <div className="flex items-center gap-1">
      <ButtonLink href={chat} aria-label={label} icon={Reply}>
        Reply
      </ButtonLink>
      <Tooltip text="Reply by email">
        <a
          href={mailTo(lead)}
          aria-label={`${label} by email`}
          className={iconButtonStyle()}
          onClick={suggest}
        >
          <Mail size={20} strokeWidth={1.5} aria-hidden />
        </a>
      </Tooltip>
    </div>
  )
}

function suggestMove(lead: Lead, onMove: LeadActionsProps['onMove']): void {
  if (lead.stage !== 'new') return
  const action = { label: 'Move to Contacted', onAct: () => onMove(lead, 'contacted') }
  toast.info(`Got back to ${isolated(lead.name)}?`, { action, timeout: 20_000 })
}
