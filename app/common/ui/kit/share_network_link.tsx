import type { MouseEvent } from 'react'
import { Mail, MessageSquare, type LucideIcon } from 'lucide-react'
import { openShareWindow } from '#app/common/share/open_share_window'
import { shareLink } from '#app/common/share/share_link'
import type { ShareContent } from '#app/common/share/share_networks'

interface ShareNetworkLinkProps {
  network: string
  name: string
  content: ShareContent
}

/** The others are known by their initial: a page of trade marks in a row of colours would shout. */
const ICONS: Record<string, LucideIcon> = { email: Mail, sms: MessageSquare }

/** Opens a network's share page in its own window; a plain link where windows are blocked. */
export function ShareNetworkLink({ network, name, content }: ShareNetworkLinkProps) {
  const address = shareLink({ network, ...content })
  const Icon = ICONS[network]

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openShareWindow(address)
  }

  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      onClick={open}
      className="group flex flex-col items-center gap-2 rounded-6 px-1 py-3 text-center text-12 text-muted hover:bg-raised hover:text-ink"
    >
      <span className="display grid size-11 place-items-center rounded-full border border-line text-18 text-ink group-hover:border-ink">
        {Icon ? (
          <Icon size={18} strokeWidth={1.5} aria-hidden />
        ) : (
          <span aria-hidden>{name[0]}</span>
        )}
      </span>
      {name}
    </a>
  )
}
