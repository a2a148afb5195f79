import { Link } from '@inertiajs/react'
import type { InferData } from '@adonisjs/core/types/transformers'
import type MailTransformer from '#app/site/transformers/mail_transformer'
import { TimeAgo } from '#app/kit/display/time_ago'

interface MailListProps {
  mails: InferData<MailTransformer>[]
  currentId?: string
}

export function MailList({ mails, currentId }: MailListProps) {
  return (
    <nav aria-label="Emails">
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {mails.map(({ id, subject, to, sent_at }) => (
          <li key={id}>
            <Link
              href={`/dev/mails/${id}`}
              aria-current={id === currentId ? 'page' : undefined}
              className="block rounded-2 py-3 text-muted hover:text-ink aria-[current]:text-ink"
            >
              <span className="block truncate font-medium text-ink">{subject}</span>
              <span className="flex justify-between gap-3 text-13">
                <span className="truncate">{to}</span>
                <TimeAgo at={sent_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
