import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

interface EmptyStateProps {
  icon?: LucideIcon
  title: string
  /** what to do next */
  children?: ReactNode
  /** a button that does it */
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-5 py-16 text-center">
      {Icon && <Icon size={28} strokeWidth={1.5} aria-hidden className="mb-5 text-faint" />}
      <p className="display text-22">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
