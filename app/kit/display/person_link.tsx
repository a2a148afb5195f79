import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'

interface PersonLinkProps {
  person: { handle: string; name: string }
  /** defaults to their name */
  children?: ReactNode
  /** next to another link to the same person: hidden from the tab order and screen readers */
  isSecond?: boolean
  className?: string
}

/** A name or photo that links to the person's profile. */
export function PersonLink({ person, children, isSecond, className = '' }: PersonLinkProps) {
  return (
    <Link
      href={`/@${person.handle}`}
      draggable={false}
      className={`rounded-2 hover:underline hover:decoration-1 hover:underline-offset-4 ${className}`}
      {...(isSecond && { 'aria-hidden': true, 'tabIndex': -1 })}
    >
      {children ?? person.name}
    </Link>
  )
}
