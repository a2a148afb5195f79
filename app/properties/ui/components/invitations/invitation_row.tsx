import { X } from 'lucide-react'
import type { Data } from '#data'
import { IconButton } from '#app/kit/button/icon_button'
import { countWords } from '#app/kit/display/count_words'
import { formatDate } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useReader } from '#app/kit/hooks/use_reader'

interface InvitationRowProps {
  invitation: Data.Properties.ListingInvitation
  onWithdraw: () => void
}

export function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { locale, timeZone } = useReader()
  const { label, email, visits_count: visits, last_visited_at: last, expires_at: end } = invitation
  const name = label ?? email ?? 'Link without a name'
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate">
          {name}
        </p>
        <p className="text-13 text-muted">
          {label && email && `${email} · `}
          {countWords(visits, 'visit')}
          {last && (
            <>
              , last <TimeAgo at={last} />
            </>
          )}
          {end &&
            ` · ${invitation.is_usable ? 'Ends' : 'Ended'} ${formatDate(new Date(end), locale, timeZone)}`}
        </p>
      </div>
      <IconButton icon={X} label={`Withdraw the link for ${name}`} onClick={onWithdraw} />
    </li>
  )
}
