import { Link } from '@inertiajs/react'
import { X } from 'lucide-react'
import { MissingLine } from '#app/dashboard/ui/components/missing_line'
import type { BulkReport } from '#app/dashboard/ui/hooks/use_bulk'
import { IconButton } from '#app/kit/button/icon_button'
import type { PublishField } from '#app/properties/contract/missing_for_publish'

interface RefusedListingsProps {
  report: BulkReport
  /** null for a listing that isn't in the list */
  nameOf: (slug: string) => string | null
  onClose: () => void
}

/** Which of several listings couldn’t be changed, and why. */
export function RefusedListings({ report, nameOf, onClose }: RefusedListingsProps) {
  return (
    <section
      aria-label="Not changed"
      className="mt-4 flex items-start gap-4 rounded-6 bg-raised py-4 pr-2 pl-5"
    >
      <ul className="flex min-w-0 flex-1 flex-col gap-3">
        {report.refused.map(({ slug, message, errors }) => (
          <li key={slug}>
            <Link href={`/properties/${slug}/edit`} className="hover:underline">
              {nameOf(slug) ?? 'Untitled listing'}
            </Link>
            {report.deed === 'publish' && Object.keys(errors).length ? (
              <MissingLine slug={slug} missing={Object.keys(errors) as PublishField[]} />
            ) : (
              <p className="text-13 text-muted">{message}</p>
            )}
          </li>
        ))}
      </ul>
      <IconButton icon={X} label="Close" size="sm" onClick={onClose} />
    </section>
  )
}
