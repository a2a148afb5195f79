import { Link } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'

interface BreadcrumbsProps {
  section: string
  /** its id on the index */
  name: string
}

export function Breadcrumbs({ section, name }: BreadcrumbsProps) {
  const style = 'rounded-2 py-1 hover:text-ink hover:underline'
  return (
    <nav aria-label="Breadcrumbs" className="text-13 text-muted">
      <ol className="flex flex-wrap items-center gap-1.5">
        <li>
          <Link href="/wiki/luxury" className={style}>
            Wiki luxury
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden className="text-faint" />
          <Link href={`/wiki/luxury#${name}`} className={style}>
            {section}
          </Link>
        </li>
      </ol>
    </nav>
  )
}
