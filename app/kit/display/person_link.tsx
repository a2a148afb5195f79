import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'

interface PersonLinkProps {
  person: { handle: string; name: string }
  /** their name unless told */
  children?: ReactNode
  /** beside another link to the same person: only the pointer needs this one */
  isSecond?: boolean
  className?: string
}

/** Somebody's name or photo, which leads to their profile. */
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
