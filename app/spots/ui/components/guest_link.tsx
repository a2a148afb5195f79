import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'

interface GuestLinkProps {
  slug: string
  /** what one can do once signed in: "Like" */
  label: string
  className?: string
  children: ReactNode
}

/** Leads guests to sign in, and back to the spot. */
export function GuestLink({ slug, label, className, children }: GuestLinkProps) {
  return (
    <Link href={`/spots/${slug}/enter`} aria-label={`${label}: sign in`} className={className}>
      {children}
    </Link>
  )
}
