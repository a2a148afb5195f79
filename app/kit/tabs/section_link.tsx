import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'

interface SectionLinkProps {
  href: string
  isCurrent: boolean
  /** the width from which the list stands in a column beside its sections */
  columnFrom: keyof typeof COLUMN
  /** its look below that width */
  className: string
  children: ReactNode
}

const COLUMN = { md: 'md:section-link', lg: 'lg:section-link' }

/** One in a list of sections that stands beside them on wide windows. */
export function SectionLink({
  href,
  isCurrent,
  columnFrom,
  className,
  children,
}: SectionLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-11 items-center rounded-2 py-2.5 ${className} ${COLUMN[columnFrom]}`}
    >
      {children}
    </Link>
  )
}
