import type { ReactNode } from 'react'

interface AuthHeadingProps {
  title: string
  children?: ReactNode
}

export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <header>
      <h1 dir="auto" className="text-36 md:text-48">
        {title}
      </h1>
      {children && <div className="mt-2.5 text-15 text-muted">{children}</div>}
    </header>
  )
}
