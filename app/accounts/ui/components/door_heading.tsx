import type { ReactNode } from 'react'

interface DoorHeadingProps {
  title: string
  children?: ReactNode
}

/** What each form at the door begins with. */
export function DoorHeading({ title, children }: DoorHeadingProps) {
  return (
    <header>
      <h1 className="text-36 md:text-48">{title}</h1>
      {children && <div className="mt-2.5 text-15 text-muted">{children}</div>}
    </header>
  )
}
