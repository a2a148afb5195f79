import type { MouseEvent } from 'react'
import { Mail, MessageSquare, type LucideIcon } from 'lucide-react'
import { openShareWindow, shareLink } from '#app/kit/share/share_link'
import { networkMark } from '#app/kit/share/network_marks'
import type { Shareable } from '#app/kit/share/shareable'
import type { ShareContent } from '#app/kit/share/share_networks'

interface ShareNetworkLinkProps extends Pick<Shareable, 'onShared'> {
  network: string
  name: string
  content: ShareContent
}

/** Not networks, but programs on the device. */
const ICONS: Record<string, LucideIcon> = { email: Mail, sms: MessageSquare }

const LETTERS: Record<string, string> = { linkedin: 'in' }

/** Opens a network's share page in its own window, or as a plain link if popups are blocked. */
export function ShareNetworkLink({ network, name, content, onShared }: ShareNetworkLinkProps) {
  const address = shareLink({ network, ...content })
  const Icon = ICONS[network]
  const mark = networkMark(network)

  const open = (event: MouseEvent) => {
    onShared?.()
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
        ) : mark ? (
          <svg viewBox="0 0 24 24" aria-hidden className="size-4.5 fill-current">
            <path d={mark} />
          </svg>
        ) : (
          <span aria-hidden>{LETTERS[network] ?? name[0]}</span>
        )}
      </span>
      {name}
    </a>
  )
}
